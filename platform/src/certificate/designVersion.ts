/**
 * Rises with every change of what is drawn on a certificate, its words included, so that copies that browsers keep are renewed. It stands
 * alone, as what draws is loaded in the printing thread only.
 */
export const designVersion = 6;
