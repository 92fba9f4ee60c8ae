/** What a video address is: a file that the browser plays, or a page of another site that brings its own player. */
export function videoKind(url: string): 'VIDEO_FILE' | 'YOUTUBE' {
  return /\.(?:mp4|webm)(?:$|[?#])/i.test(url) ? 'VIDEO_FILE' : 'YOUTUBE';
}
