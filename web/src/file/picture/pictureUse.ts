/** What a picture is uploaded for: that of oneself, cut to a square, or one of the workspace, in whatever form. */
export type PictureUse = 'person' | 'logo';
