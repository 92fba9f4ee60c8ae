/**
 * Calls back once when anyone who started this command has died without telling it: the first process of
 * `bootstrap`, or npm. Without this a killed npm would leave the product running unseen.
 */
export function onOrphaned(callback: () => void): void {
  if (process.channel) {
    process.once('disconnect', callback);
    process.channel.unref();
  } else if (process.env.npm_lifecycle_event) {
    const parent = process.ppid;
    const timer = setInterval(() => {
      if (process.ppid === parent) {
        return;
      }
      clearInterval(timer);
      callback();
    }, 1_000);
    timer.unref();
  }
}
