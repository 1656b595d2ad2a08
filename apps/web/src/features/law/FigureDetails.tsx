/** The sources of a figure, period by period, and the rules that use it. */
import type { TaxYear } from '@bilancia/contract'
import type { LawFigure, LawFigures } from '@bilancia/contract/api'
import { Box, Typography } from '@mui/material'
import type { ReactNode } from 'react'
import { useBrand } from '../../design/brand.tsx'
import { useIdentity } from '../auth/identity.ts'
import { toolName } from '../shell/tools.tsx'
import { restingOn, yearsOf } from './periods.ts'
import { Readings } from './Readings.tsx'
import { markSays, statusMeans } from './words.ts'

type Props = { readonly figure: LawFigure; readonly years: readonly TaxYear[]; readonly sources: LawFigures['fonti'] }

export function FigureDetails({ figure, years, sources }: Props) {
  return (
    <Box
      sx={{
        display: 'grid',
        gap: 2,
        gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 2fr) minmax(0, 1fr)' },
        textAlign: 'left',
      }}
    >
      <Box sx={{ display: 'grid', gap: 1.5, alignContent: 'start' }}>
        {restingOn(figure, years).map(({ dal, al, cifra: { norma, citazione, attendibilita, marchio, fonti } }) => (
          <Box key={dal} sx={{ display: 'grid', columnGap: 2, gridTemplateColumns: { xs: '1fr', sm: '88px minmax(0, 1fr)' }, breakInside: 'avoid' }}>
            <Typography variant="subtitle2" component="h3">
              {yearsOf({ dal, al })}
            </Typography>
            <Box component="dl" sx={terms}>
              <Term name="Norma">{norma}</Term>
              {citazione !== norma && <Term name="Atto citato">{citazione}</Term>}
              <Term name="Attendibilità">{`${attendibilita}: ${statusMeans[attendibilita]}`}</Term>
              {marchio && <Term name="Provvisoria">{markSays(marchio)}</Term>}
              {fonti.length > 0 && (
                <Term name={fonti.length === 1 ? 'Lettura' : 'Letture'}>
                  <Readings of={fonti.flatMap((id) => sources[id] ?? [])} />
                </Term>
              )}
            </Box>
          </Box>
        ))}
      </Box>
      <Uses figure={figure} />
    </Box>
  )
}

/** The simulators whose rules the answer names. */
const withRules = ['iforfettari', 'convsrl', 'budget4u'] as const

function Uses({ figure: { id, usata } }: Pick<Props, 'figure'>) {
  const identity = useIdentity()
  const brand = useBrand()
  return (
    <Box sx={{ minWidth: 0 }}>
      <Box component="dl" sx={stacked}>
        <Term name="Identificativo">
          <code>{id}</code>
        </Term>
        {usata.map(({ simulatore, regole }) => (
          <Term key={simulatore} name={`Usata in ${toolName(simulatore, identity, brand)} da`}>
            {regole.map(({ nome, ids }, at) => (
              <span key={nome} title={ids.join(', ')}>
                {at > 0 && '; '}
                {nome}
                {ids.length > 1 && ` (${ids.length} righe)`}
              </span>
            ))}
          </Term>
        ))}
        {usata.length === 0 && (
          <Term name="Usata da">
            nessuna regola di {withRules.map((tool) => toolName(tool, identity, brand)).join(', ')}: la legge un altro strumento, è proposta, o spiega un
            requisito
          </Term>
        )}
      </Box>
    </Box>
  )
}

function Term({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <>
      <Typography component="dt" variant="caption" color="textSecondary" sx={{ lineHeight: '20px' }}>
        {name}
      </Typography>
      <Box component="dd" sx={{ m: 0, mb: 0.5, overflowWrap: 'anywhere' }}>
        {children}
      </Box>
    </>
  )
}

const terms = { m: 0, minWidth: 0, display: 'grid', columnGap: 2, gridTemplateColumns: '104px minmax(0, 1fr)' } as const
const stacked = { ...terms, display: 'block' } as const
