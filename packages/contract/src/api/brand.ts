/** A brand: what a host calls the suite and how it looks. The brands themselves are in `brands.ts`. */
import { z } from 'zod'

/** Colours are `#rrggbb`. White is what is written on `main` and on `dark`. */
export const brand = z
  .object({
    id: z.string(),
    /** What the suite is called. */
    name: z.string(),
    /** What it is, in a line. */
    motto: z.string(),
    /** What its tools are called, until a company calls them otherwise. */
    tools: z.object({ iforfettari: z.string(), convsrl: z.string(), budget4u: z.string(), easyStart: z.string() }),
    /** The logo: one path on a grid of 24, drawn in one colour. */
    logo: z.string(),
    /** What lies over `primary.dark` behind the card of the sign-in: images of CSS without addresses, or `none`. */
    cover: z.string(),
    /** Header, buttons, links; `tint` lies under what is pointed at. */
    primary: z.object({ main: z.string(), dark: z.string(), tint: z.string() }),
    /** The regime that wins. */
    accent: z.object({ main: z.string(), dark: z.string(), light: z.string() }),
  })
  .meta({ id: 'Marchio' })
export type Brand = z.infer<typeof brand>

/** What is the same in every brand: letters, ink, lines, errors. */
export const look = {
  fonts: 'system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", "Noto Sans", Arial, sans-serif',
  /** Corners, in pixels. */
  radius: 6,
  paper: '#ffffff',
  ink: '#1b1f24',
  quietInk: '#57606a',
  hairline: '#d8dee4',
  /** Around what is typed into. */
  border: '#8c959f',
  error: { main: '#b3261e', ink: '#7a1a14', paper: '#f9e9e8' },
} as const
