/** How wide the cover of a course card is drawn, as the attribute `sizes`. */
export const cardSizes = '(min-width: 1280px) 296px, (min-width: 1024px) 33vw, (min-width: 640px) 50vw, 100vw';
