/** The 56 px header: suite, signed-in user, company. On narrow screens the items that do not fit are in the user's menu. */
import { currentStudio } from '@bilancia/contract/api'
import { AppBar, Box, IconButton, Toolbar, Typography } from '@mui/material'
import { Suspense } from 'react'
import { Link } from 'react-router'
import { BrandLogo, useBrand } from '../../design/brand.tsx'
import { MenuIcon, MoreIcon } from '../../design/icons.tsx'
import { measures } from '../../design/theme.ts'
import { useIdentity } from '../auth/identity.ts'
import { useDeclared } from './page-actions.ts'
import { StudioSelect } from './studio-select.ts'
import { suiteName } from './tools.tsx'
import { UserMenu } from './UserMenu.tsx'

type Props = {
  /** Opens the drawer; null if it is always open. */
  readonly onMenu: (() => void) | null
  readonly onActions: (() => void) | null
}

export function Header({ onMenu, onActions }: Props) {
  const identity = useIdentity()
  const hasActions = useDeclared(({ actions }) => actions.length > 0)
  const { Company, PrincipalAuth } = identity
  const several = PrincipalAuth.length > 1
  const whose = [Company?.BusinessName, currentStudio(identity)?.Agency.Name].filter(Boolean).join(' · ')

  return (
    <AppBar position="sticky" elevation={0} sx={{ '@media print': { display: 'none' } }}>
      <Toolbar disableGutters sx={{ minHeight: `${measures.header}px !important`, px: { xs: 0.5, md: 2 }, gap: { xs: 0.5, md: 2 } }}>
        {onMenu && (
          <IconButton color="inherit" aria-label="Apri il menu delle applicazioni" onClick={onMenu}>
            <MenuIcon />
          </IconButton>
        )}
        <Box component={Link} to="/" sx={brand}>
          {Company?.UiLogoUrl ? (
            <Box
              component="img"
              src={Company.UiLogoUrl}
              alt=""
              sx={{ maxHeight: 36, maxWidth: 120, ...(Company.UiLogoBackground && { bgcolor: Company.UiLogoBackground, p: 0.25, borderRadius: 0.5 }) }}
            />
          ) : (
            <BrandLogo />
          )}
          <Typography component="span" variant="subtitle1" noWrap>
            {suiteName(identity, useBrand())}
          </Typography>
        </Box>
        <Typography
          component="span"
          noWrap
          sx={{ flex: 1, minWidth: 0, pl: 2, borderLeft: '1px solid color-mix(in srgb, currentColor 35%, transparent)', display: { xs: 'none', md: 'block' } }}
        >
          {several ? Company?.BusinessName : whose}
        </Typography>
        {several && (
          <Box sx={{ display: { xs: 'none', md: 'block' } }}>
            <Suspense fallback={null}>
              <StudioSelect />
            </Suspense>
          </Box>
        )}
        <Box sx={{ flex: 1, display: { md: 'none' } }} />
        <UserMenu whose={whose} />
        {onActions && hasActions && (
          <IconButton color="inherit" aria-label="Apri le azioni della pagina" onClick={onActions}>
            <MoreIcon />
          </IconButton>
        )}
      </Toolbar>
    </AppBar>
  )
}

const brand = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  minWidth: 0,
  p: 0.5,
  color: 'inherit',
  textDecoration: 'none',
  borderRadius: 1,
  '&:focus-visible': { outline: '2px solid currentColor', outlineOffset: 2 },
}
