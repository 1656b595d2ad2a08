/** The logo of the host's brand. The server writes it into the style of the page (`lookStyle`). */
export const BrandLogo = () => <span className="brand-logo" aria-hidden />
