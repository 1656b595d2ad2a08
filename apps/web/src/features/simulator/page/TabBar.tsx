/** The tabs, each with the number of its errors. */
import type { Application } from '@bilancia/contract/api'
import { Box, Tab as MuiTab, Tabs } from '@mui/material'
import { useBrand } from '../../../design/brand.tsx'
import { useIdentity } from '../../auth/identity.ts'
import { toolName } from '../../shell/tools.tsx'
import { useFormErrors } from '../errors.ts'
import { type PageTab, tabOf } from './page.ts'

type Props = {
  readonly application: Application
  readonly tabs: readonly PageTab[]
  readonly shown: number
  readonly onShow: (at: number) => void
}

/** More tabs than this get smaller gaps, so that a desktop screen shows them all. */
const MANY = 5
const dense = { '& .MuiTab-root': { px: 1, minWidth: 0, fontSize: '0.8125rem' } } as const

/** From 900 px the arrows are in the padding of the page: if they took room, tabs that fit without them would not fit any more. */
const bar = {
  mb: 3,
  mx: { md: -3 },
  '& .MuiTabs-scroller': { mx: { md: 3 }, borderBottom: 1, borderColor: 'hairline' },
  '& .MuiTabs-scrollButtons': { width: { md: 24 } },
  '& .MuiTabs-scrollButtons + .MuiTabs-scroller': { mx: 0 },
  '@media print': { display: 'none' },
} as const

export function TabBar({ application, tabs, shown, onShow }: Props) {
  const name = toolName(application, useIdentity(), useBrand())
  const errors = useFormErrors()
  const counts = tabs.map((_, at) => errors.filter(({ path }) => tabOf(tabs, path) === at).length)
  return (
    <Tabs
      value={shown}
      onChange={(_, at: number) => onShow(at)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={`Schede di ${name}`}
      sx={{ ...bar, ...(tabs.length > MANY && dense) }}
    >
      {tabs.map(({ label, content: { soon } }, at) => (
        <MuiTab
          key={label}
          id={`scheda-${at}`}
          aria-controls="scheda"
          onPointerEnter={soon}
          onFocus={soon}
          label={<Label name={label} errors={counts[at] ?? 0} />}
        />
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
