/** The logo of a company, kept by the suite. */
import { z } from 'zod'
import { storedId } from './ids.ts'

import { LOGO_BYTES_MAX, logoTypes } from './kept-logo.ts'

/** `Content`: the bytes in base64. `Address`: an https address from which they are copied once. With `prova`, or without a company, nothing is stored. */
export const logoAsked = z
  .object({
    CompanyId: storedId.nullable(),
    Content: z
      .base64()
      .max(Math.ceil(LOGO_BYTES_MAX / 3) * 4)
      .nullable()
      .default(null),
    Address: z.url().max(2000).nullable().default(null),
    prova: z.boolean().default(false),
  })
  .meta({ id: 'LogoModulo' })
/** `Content`: the bytes as they are kept; `Removed` lists what was taken out of an SVG. Sizes in pixels. `Address`: for `UiLogoUrl`. */
export const logoLooked = z
  .object({
    Type: z.enum(logoTypes),
    Width: z.number(),
    Height: z.number(),
    Bytes: z.int(),
    Content: z.base64(),
    Removed: z.array(z.string()),
    Address: z.string(),
  })
  .meta({ id: 'Logo' })
export type LogoLooked = z.infer<typeof logoLooked>
