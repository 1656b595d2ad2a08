/** The best mix beside the typed one, mixes with nearly the same cost, and the cost of a higher or lower fee. */
import { type convsrl, format, roundToCent } from '@bilancia/contract'
import { Alert, Box, Button, Typography } from '@mui/material'
import { type ReactNode, useMemo, useState } from 'react'
import { ConfirmDialog } from '../../../design/ConfirmDialog.tsx'
import { toast } from '../../../design/toast.ts'
import type { Values } from '../../simulator/path.ts'
import { AmountTable } from '../../simulator/results/AmountTable.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { nomeSocio, posizioni, presente } from '../soci.ts'
import { Comparison } from './Comparison.tsx'
import { RoundedMix } from './RoundedMix.tsx'
import { Sensitivity } from './Sensitivity.tsx'
import { changes, companyOf, overwrites, question, type Scenario } from './search.ts'

type Props = { readonly best: convsrl.Ottimo; readonly scenario: Scenario; readonly asked: string }

export function Best({ best, scenario, asked }: Props) {
  const old = useSimulation(({ values }) => question(values) !== asked)
  const company = useMemo(() => companyOf(asked), [asked])
  const same = useSimulation(({ values }) => partnersOf(values) === partnersOf(company))
  return (
    <Box sx={{ mt: 2 }}>
      {old && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          I dati sono cambiati dopo la ricerca: queste cifre sono di prima. Cercare di nuovo.
        </Alert>
      )}
      <Typography variant="subtitle1" component="p">
        Prelievo di {format.money(best.prelievo)}, ai soci restano {format.money(best.netto)}
      </Typography>
      <Comparison best={best} scenario={scenario} company={company} old={old} />
      {same && (
        <Box sx={{ my: 2 }}>
          <UseButton mix={best} scenario={scenario} company={company}>
            Usa questi compensi
          </UseButton>
        </Box>
      )}
      {!old && <RoundedMix best={best} scenario={scenario} />}
      <Equivalents best={best} scenario={scenario} company={company} usable={same} />
      <Sensitivity best={best} scenario={scenario} company={company} />
    </Box>
  )
}

/** Who has which fee. A mix of other partners is not written: its fees would go to the wrong ones. */
const partnersOf = (values: Values): string => JSON.stringify(posizioni.map((i) => presente(values, i) && nomeSocio(values, i)))

type EquivalentsProps = { readonly best: convsrl.Ottimo; readonly scenario: Scenario; readonly company: Values; readonly usable: boolean }

/** Mixes that cost within ten euro of the best: fewer fees to change, or more contributions for the pension. */
function Equivalents({ best, scenario, company, usable }: EquivalentsProps) {
  const partners = posizioni.filter((i) => presente(company, i))
  if (best.equivalenti.length === 0) return null
  const dividends = scenario === 4 ? ['Dividendi'] : []
  const rowOf = (mix: convsrl.Combinazione) => ({
    key: mix.compensi.join(),
    cells: [
      ...partners.map((i) => format.money(mix.compensi[i])),
      ...dividends.map(() => format.money(mix.dividendi)),
      format.money(roundToCent(mix.prelievo - best.prelievo)),
      format.money(mix.netto),
      usable && (
        <UseButton key="usa" mix={mix} scenario={scenario} company={company} small>
          Usa
        </UseButton>
      ),
    ],
  })
  const title = 'Quasi uguali, entro 10,00 €'
  return (
    <>
      <Typography variant="subtitle2" component="h3">
        {title}
      </Typography>
      <AmountTable
        label={title}
        columns={[...partners.map((i) => `Compenso di ${nomeSocio(company, i)}`), ...dividends, 'Prelievo in più', 'Netto', '']}
        rows={best.equivalenti.map(rowOf)}
      />
    </>
  )
}

type UseProps = {
  readonly mix: convsrl.Combinazione
  readonly scenario: Scenario
  readonly company: Values
  readonly small?: boolean
  readonly children: ReactNode
}

/** Writes a mix into its scenario. Asks first only if it replaces other typed amounts. */
function UseButton({ mix, scenario, company, small = false, children }: UseProps) {
  const { store } = useSimulationStore()
  const set = useSimulation((s) => s.set)
  const [asking, setAsking] = useState(false)
  const given = changes(scenario, mix, company)
  const described = mix.compensi.map((fee) => format.money(fee)).join(' e ')

  const use = () => {
    setAsking(false)
    for (const [path, value] of Object.entries(given)) set(path, value)
    toast.success(scenario === 4 ? 'Compensi e dividendi inseriti nella simulazione 4' : 'Compensi e utile prelevato inseriti nella simulazione 6')
  }
  return (
    <>
      <Button
        variant={small ? 'text' : 'outlined'}
        size={small ? 'small' : 'medium'}
        aria-label={small ? `Usa i compensi di ${described}` : undefined}
        onClick={() => (overwrites(store.getState().values, given) ? setAsking(true) : use())}
      >
        {children}
      </Button>
      <ConfirmDialog
        open={asking}
        title={`Sostituire gli importi della simulazione ${scenario}?`}
        confirm="Sostituisci"
        onConfirm={use}
        onClose={() => setAsking(false)}
      >
        {scenario === 4 ? 'I compensi e i dividendi inseriti' : "I compensi e l'utile prelevato inseriti"} prendono i valori della combinazione trovata.
      </ConfirmDialog>
    </>
  )
}
