/**
 * What lies under a pointer: a place from 0 among the sorted items other than the dragged one, the source, or nothing. The items are
 * measured, and not asked for by `elementFromPoint`, which would find the dragged one.
 */
export function placeAt(
  lists: HTMLElement | null,
  { clientX, clientY }: { readonly clientX: number; readonly clientY: number },
  dragged: number,
): number | 'source' | null {
  const within = (zone: string): boolean => {
    const box = lists?.querySelector(`[data-zone="${zone}"]`)?.getBoundingClientRect();
    return (
      box !== undefined &&
      clientX >= box.left &&
      clientX <= box.right &&
      clientY >= box.top - slack &&
      clientY <= box.bottom + slack
    );
  };
  if (within('sorted')) {
    const others = [...(lists?.querySelectorAll<HTMLElement>('[data-zone="sorted"] [data-item]') ?? [])].filter(
      (element) => element.dataset['item'] !== String(dragged),
    );
    return others.filter((element) => {
      const { top, height } = element.getBoundingClientRect();
      return clientY > top + height / 2;
    }).length;
  }
  return within('source') ? 'source' : null;
}

/** How far beside a list still counts as in it, in pixels: less than half the distance of the two. */
const slack = 7;
