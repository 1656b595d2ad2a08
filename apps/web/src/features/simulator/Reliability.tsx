/** What lowers the grade of a result: the missing data with links, the weak figures of law, and what untyped zeros leave out. */
import { format, nomeDato } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { unbroken } from '../../design/unbroken.ts'
import type { GradePath } from './common-values.ts'
import { FieldLink } from './FieldLink.tsx'
import { useReliability } from './grade.tsx'
import { Part } from './page/Part.tsx'
import { useSimulationStore } from './store.ts'

type Props = {
  /** The path of the block in the result. */
  readonly path: GradePath
}

/** Everything that lowers the grade, then what untyped zeros leave out. Renders nothing if there is nothing. */
export function Reliability({ path }: Props) {
  const { block } = useReliability(path)
  const { labelOf } = useSimulationStore().simulator
  if (!block) return null
  const { datiMancanti, cifreIncerte, lasciatoFuori } = block
  return (
    <>
      {datiMancanti.length > 0 && (
        <Part title="Dati mancanti">
          <Box component="ul" sx={list}>
            {datiMancanti.map(({ dato, peso, perche, alPiu }) => (
              <li key={dato}>
                <FieldLink path={dato}>{nomeDato(labelOf, dato)}</FieldLink>
                {peso === 'DETERMINANTE' && <strong> (determinante)</strong>}
                <Why>
                  {perche}.{alPiu !== null && ` Può spostare fino a ${unbroken(format.money(alPiu))}.`}
                </Why>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {cifreIncerte.length > 0 && (
        <Part title="Cifre di legge da rileggere">
          <Box component="ul" sx={list}>
            {cifreIncerte.map(({ figura, nome, attendibilita, provvisoria, euro }) => (
              <li key={figura}>
                {nome}
                <Why>
                  {[attendibilita, ...(provvisoria ? ['provvisoria'] : [])].join(', ')}: pesa {unbroken(format.money(euro))}
                </Why>
              </li>
            ))}
          </Box>
        </Part>
      )}
      {lasciatoFuori.length > 0 && (
        <Part title="Non indicato, conta zero">
          <Box component="ul" sx={list}>
            {lasciatoFuori.map(({ dato, perche }) => (
              <li key={dato}>
                <FieldLink path={dato}>{perche}</FieldLink>
              </li>
            ))}
          </Box>
        </Part>
      )}
    </>
  )
}

const Why = ({ children }: { readonly children: React.ReactNode }) => (
  <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
    {children}
  </Typography>
)

const list = { m: 0, pl: 2.5, '& li': { mb: 0.5 } } as const
