/** A brand: the name and the look of the suite on a host. Administrators keep them (`brandForm`); the server setting `BRAND_HOSTS` gives each host one. */
import { z } from 'zod'

/** The brand of every host without one of its own. It can be changed, not deleted. */
export const USUAL_BRAND = 'bilancia'
/** Colours are `#rrggbb`, as they were chosen. Pages use the tokens computed from them. */
export const brand = z
  .object({
    /** The name in `BRAND_HOSTS`. */
    id: z.string(),
    /** The name of the suite. */
    name: z.string(),
    /** One line about the suite. */
    motto: z.string(),
    /** The names of its tools, unless a company sets others. */
    tools: z.object({ iforfettari: z.string(), convsrl: z.string(), budget4u: z.string(), forme: z.string(), easyStart: z.string() }),
    /** What lies over the background of the sign-in card: CSS images without addresses, or `none`. */
    cover: z.string(),
    /** Header, buttons, links. */
    primary: z.string(),
    /** Buttons under the pointer, the background of the sign-in card. */
    dark: z.string(),
    /** Marks the best regime. */
    accent: z.string(),
  })
  .meta({ id: 'Marchio' })
export type Brand = z.infer<typeof brand>

/** The logo of a brand, as a data address. `plain`: drawn in the colour of the text around it; others lie on a white plate. */
export type BrandLogo = { readonly src: string; readonly plain: boolean; readonly ratio: number }
/** What the server writes into a page. */
export type Dress = { readonly brand: Brand; readonly logo: BrandLogo }
