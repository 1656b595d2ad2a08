/** The five tabs; each counts the errors on it. */
import { Box, Tab as MuiTab, Tabs } from '@mui/material'
import { useFormErrors } from '../simulator/errors.ts'
import { type Tab, tabOf, tabs } from './tabs.ts'

type Props = { readonly shown: Tab; readonly onShow: (tab: Tab) => void }

export function TabBar({ shown, onShow }: Props) {
  const errors = useFormErrors()
  const counts = tabs.map((_, at) => errors.filter(({ path }) => tabOf(path) === at).length)
  return (
    <Tabs
      value={shown}
      onChange={(_, at: Tab) => onShow(at)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label="Schede di Forfetari"
      sx={{ mb: 3, borderBottom: 1, borderColor: 'hairline', '@media print': { display: 'none' } }}
    >
      {tabs.map((name, at) => (
        <MuiTab key={name} id={`scheda-${at}`} aria-controls="scheda" label={<Label name={name} errors={counts[at] ?? 0} />} />
      ))}
    </Tabs>
  )
}

function Label({ name, errors }: { readonly name: string; readonly errors: number }) {
  if (errors === 0) return name
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 1 }}>
      {name}
      <Box
        component="span"
        aria-label={errors === 1 ? '1 errore' : `${errors} errori`}
        role="img"
        sx={{ bgcolor: 'error.main', color: 'error.contrastText', borderRadius: 8, px: 0.75, minWidth: 20, typography: 'caption', textAlign: 'center' }}
      >
        {errors}
      </Box>
    </Box>
  )
}
