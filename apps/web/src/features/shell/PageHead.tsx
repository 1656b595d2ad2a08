/**
 * The first line of a page: its title (also of the browser tab), content beside it, and its actions as a toolbar from 900 px.
 *
 *   <PageHead title="Forfetari"><YearSelect /> <ClientName /></PageHead>
 */
import { Box, Button, Typography, useMediaQuery, useTheme } from '@mui/material'
import type { ReactNode } from 'react'
import { useBrand } from '../../design/brand.tsx'
import { useIdentity } from '../auth/identity.ts'
import { type PageAction, useDeclared } from './page-actions.ts'
import { suiteName } from './tools.tsx'

type Props = {
  readonly title: string
  /** The kind of thing that the title names, shown above it: 'Studio'. */
  readonly over?: string | undefined
  readonly children?: ReactNode
}

export function PageHead({ title, over, children }: Props) {
  const wide = useMediaQuery(useTheme().breakpoints.up('md'))
  const actions = useDeclared((declared) => declared.actions)
  const suite = suiteName(useIdentity(), useBrand())
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 1, minHeight: 40, mb: 2, '@media print': { display: 'none' } }}>
      <title>{`${title} · ${suite}`}</title>
      {over ? (
        <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography variant="caption" color="textSecondary" component="p">
            {over}
          </Typography>
          <Typography variant="h1">{title}</Typography>
        </Box>
      ) : (
        <Typography variant="h1">{title}</Typography>
      )}
      {children}
      {wide && actions.length > 0 && (
        <Box role="toolbar" aria-label="Azioni della pagina" sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
          {actions.map((action) => (
            <ToolbarButton key={action.id} {...action} />
          ))}
        </Box>
      )}
    </Box>
  )
}

function ToolbarButton({ label, icon, onClick, disabled = false, keys, main = false }: PageAction) {
  return (
    <Button
      size="small"
      variant={main ? 'contained' : 'text'}
      startIcon={icon}
      onClick={onClick}
      disabled={disabled}
      title={keys ? `${label} (${keys})` : undefined}
    >
      {label}
    </Button>
  )
}
