/** From which point on the other regime is better, in words. */
import { format, iforfettari } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { Fragment } from 'react'
import { getPath } from '../simulator/path.ts'
import { useSimulation } from '../simulator/store.ts'
import { type Curve, useCurve } from './curve.ts'
import { costRanges, type Fascia, type Incroci, type Pareggio, revenueRanges, tratto } from './fasce.ts'
import { ExplainLink, useResult } from './results.ts'

const regime = (lato: iforfettari.Lato) => iforfettari.nomiLati[lato].frase

/** 'conviene il regime ordinario'. */
export const esito = (lato: Fascia['lato']): string => (lato === 'pari' ? 'i due regimi si equivalgono' : `conviene ${regime(lato)}`)

/** Two sentences for the panel. Their place is reserved while they load. */
export function BreakEvenBrief() {
  const { curve } = useCurve()
  const costs = useCostRanges(curve?.pareggio ?? null)
  const refused = useResult('confronto.regimeConveniente') === 'NON_AMMESSO'
  return (
    <Box sx={{ my: 1, minHeight: 80 }}>
      {curve?.pareggio && (
        <>
          {refused && <Typography>Se il forfettario fosse ammesso:</Typography>}
          <Typography>
            <Costs incroci={curve.pareggio.costi} ranges={costs} />
          </Typography>
          <Typography sx={{ mt: 0.5 }}>
            <Revenue incroci={curve.pareggio.ricaviCostiFissi} curve={curve} />
          </Typography>
        </>
      )}
    </Box>
  )
}

/** 'Da 26.669,00 € di costi (53,34% dei ricavi) conviene il regime ordinario.' */
export function Costs({ incroci, ranges }: { readonly incroci: Pareggio['costi']; readonly ranges: readonly Fascia[] }) {
  const { vicina, percentualeRicavi } = incroci
  const here = vicina === null ? undefined : ranges.find(({ da, a }) => da <= vicina && (a === null || vicina <= a))
  const [always] = ranges
  const end = format.money(useTypedRevenue())
  if (!always)
    return incroci.radici.length > 0 ? `Con costi fino a ${end} il regime conveniente cambia a ${incroci.radici.map(format.money).join(', ')}.` : null
  if (!here || vicina === null || ranges.length === 1) return `Con questi ricavi, e costi fino a ${end}, ${esito(always.lato)}.`
  if (here.lato === 'pari')
    return (
      <>
        Con costi{' '}
        <ExplainLink path="pareggio.costi" name={`costi di pareggio, ${tratto(here)}`}>
          <strong>{tratto(here)}</strong>
        </ExplainLink>{' '}
        {esito('pari')}.
      </>
    )
  return (
    <>
      Da{' '}
      <ExplainLink path="pareggio.costi" name={`${format.money(vicina)} di costi di pareggio`}>
        <strong>{format.money(vicina)}</strong>
      </ExplainLink>{' '}
      di costi{percentualeRicavi !== null && ` (${format.percent(percentualeRicavi)} dei ricavi)`} {esito(here.lato)}.
    </>
  )
}

/** 'Con gli stessi costi il regime ordinario conviene con ricavi da 20.111,00 € a 29.159,00 €.' */
function Revenue({ incroci, curve }: { readonly incroci: Incroci; readonly curve: Curve }) {
  const ranges = revenueRanges(incroci, curve.punti)
  const [first] = ranges
  if (ranges.length <= 1) return first ? `Con gli stessi costi ${esito(first.lato)}, a ogni livello di ricavi.` : null
  const ordinary = ranges.filter(({ lato }) => lato === 'normale')
  const shown = ordinary.length > 0 ? ordinary : ranges.filter(({ lato }) => lato === 'forfettario')
  return (
    <>
      Con gli stessi costi {regime(ordinary.length > 0 ? 'normale' : 'forfettario')} conviene con ricavi{' '}
      {shown.map((range, at) => (
        <Fragment key={range.da}>
          {at > 0 && ' e '}
          <ExplainLink path="pareggio.ricaviCostiFissi" name={`ricavi di pareggio, ${tratto(range)}`}>
            <strong>{tratto(range)}</strong>
          </ExplainLink>
        </Fragment>
      ))}
      .
    </>
  )
}

/** Which regime is better at each level of costs. The sign of the current advantage gives the one at the typed costs. */
export function useCostRanges(pareggio: Pareggio | null): readonly Fascia[] {
  const costi = useTypedCosts()
  const ricavi = useTypedRevenue()
  const vantaggio = useResult('confronto.vantaggioForfettarioConIva') ?? 0
  return pareggio ? costRanges(pareggio.costi, { costi, ricavi, vantaggio }) : []
}

/** The search over costs ends here. */
export const useTypedRevenue = (): number => useSimulation(({ values }) => Number(getPath(values, 'redditoContributiImposta.ricavi')) || 0)

/** Costs of rows 84-92: the difference between revenue and income. */
function useTypedCosts(): number {
  const r = 'regimeNormale.determinazioneDelReddito'
  const revenue = useResult(`${r}.ricaviNormaleApplicati`) ?? 0
  const income = useResult(`${r}.redditoNormale`) ?? 0
  return useSimulation(({ values }) => {
    const more = getPath(values, 'tipologia') === 'IMPRESA' ? 'rimanenzeFinali' : 'plusvalenze'
    const extra = ['altriProventi', more].reduce((sum, key) => sum + (Number(getPath(values, `${r}.${key}`)) || 0), 0)
    return revenue + extra - income
  })
}
