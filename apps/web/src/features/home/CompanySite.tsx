/** The link to the company's own site, if its home page is a site. */
import { companyHome } from '@bilancia/contract/api'
import { Link } from '@mui/material'
import { useIdentity } from '../auth/identity.ts'

export function CompanySite() {
  const { Company } = useIdentity()
  const home = companyHome(Company?.UiHome)
  if (!Company || !home || 'page' in home) return null
  return (
    <Link href={home.site} target="_blank" rel="noopener noreferrer" underline="always">
      {`Sito di ${Company.BusinessName}`}
    </Link>
  )
}
