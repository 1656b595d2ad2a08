/** A brand: the name and the look of the suite on a host. The brands are in `brands.ts`. */
import { z } from 'zod'

/** Colours are `#rrggbb`. Text on `main` and on `dark` is white. */
export const brand = z
  .object({
    id: z.string(),
    /** The name of the suite. */
    name: z.string(),
    /** One line about the suite. */
    motto: z.string(),
    /** The names of its tools, unless a company sets others. */
    tools: z.object({ iforfettari: z.string(), convsrl: z.string(), budget4u: z.string(), forme: z.string(), easyStart: z.string() }),
    /** The logo: one path on a grid of 24, drawn in one colour. */
    logo: z.string(),
    /** The CSS background over `primary.dark`, behind the sign-in card: images without addresses, or `none`. */
    cover: z.string(),
    /** Header, buttons, links. `tint` is the background on hover. */
    primary: z.object({ main: z.string(), dark: z.string(), tint: z.string() }),
    /** The best regime. */
    accent: z.object({ main: z.string(), dark: z.string(), light: z.string() }),
  })
  .meta({ id: 'Marchio' })
export type Brand = z.infer<typeof brand>
