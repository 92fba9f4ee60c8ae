/**
 * What a video address is: a file that the browser plays, which may still be on its way from this page to the library, or a page of another
 * site that brings its own player.
 */
export function videoKind(url: string): 'VIDEO_FILE' | 'YOUTUBE' {
  return /^blob:|\.(?:mp4|webm)(?:$|[?#])/i.test(url) ? 'VIDEO_FILE' : 'YOUTUBE';
}
