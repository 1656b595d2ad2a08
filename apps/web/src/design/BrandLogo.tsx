/** The logo of the host's brand, in the colour of the text around it. */
import { SvgIcon } from '@mui/material'
import { useBrand } from './brand.ts'

export function BrandLogo() {
  return (
    <SvgIcon>
      <path d={useBrand().logo} />
    </SvgIcon>
  )
}
