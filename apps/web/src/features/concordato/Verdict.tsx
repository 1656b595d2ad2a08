/** The verdict, always visible, and what must be said with it. */
import { concordato, format } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { dayOf, shownDay, typedDay } from '../../design/day.ts'
import { ProvisionalAt } from '../simulator/Provisional.tsx'
import { type Granted, GrantedList, granted } from '../simulator/page/Granted.tsx'
import { Missing } from '../simulator/page/Missing.tsx'
import { Part } from '../simulator/page/Part.tsx'
import { getPath, type Values } from '../simulator/path.ts'
import { HeadlineFrame, HeadlineTitle } from '../simulator/results/Headline.tsx'
import { useHolds, useSimulation } from '../simulator/store.ts'
import { ExplainLink, ResultValue, useResult } from './results.ts'
import { anniDi, nelPeriodo } from './simulator.ts'

const { punteggioIsa } = concordato.catalog

type Esito = concordato.Risultato['esito']
export const esiti: Readonly<Record<Esito, { readonly testo: string; readonly tone: string }>> = {
  CONVIENE: { testo: 'Il concordato conviene', tone: 'accent.main' },
  NON_CONVIENE: { testo: 'Il concordato non conviene', tone: 'warning.main' },
  INDIFFERENTE: { testo: 'Per le imposte è indifferente', tone: 'text.primary' },
  ESCLUSO: { testo: "L'adesione è esclusa", tone: 'error.main' },
}

export const useComplete = (): boolean => useSimulation(({ values }) => missing(values).length === 0)

export function Headline({ compact = false }: { readonly compact?: boolean }) {
  const esito = useResult('esito')
  const vantaggio = useResult('vantaggioBiennio')
  const periodo = useSimulation(({ values }) => nelPeriodo(anniDi(values)))
  const adesione = useResult('adesione')
  const complete = useComplete()
  const known = complete && esito !== null && vantaggio !== null
  return (
    <HeadlineFrame compact={compact}>
      <HeadlineTitle compact={compact} tone={known ? esiti[esito].tone : undefined}>
        {known ? esiti[esito].testo : 'Concordato da completare'}
        {known && compact && adesione && isPast(adesione.termine) && ' (adesione chiusa)'}
      </HeadlineTitle>
      {known && esito !== 'ESCLUSO' && (
        <Typography variant={compact ? 'body1' : 'h4'} component="p" noWrap={compact}>
          <ExplainLink path="vantaggioBiennio" name={`Vantaggio ${periodo} ${format.money(vantaggio)}`}>
            {format.money(Math.abs(vantaggio))}
          </ExplainLink>{' '}
          {!compact && <ProvisionalAt path="vantaggioBiennio" />}
          <Typography component="span" sx={{ display: compact ? 'inline' : 'block' }}>
            {`${vantaggio < 0 ? 'in più' : 'in meno'} con il concordato, ${periodo}`}
          </Typography>
        </Typography>
      )}
      {known && !compact && adesione && isPast(adesione.termine) && (
        <Typography sx={{ color: 'warning.main' }}>{`Adesione chiusa il ${shownDay(adesione.termine)}`}</Typography>
      )}
    </HeadlineFrame>
  )
}

export function Content() {
  const anni = useResult('anni')
  const adesione = useResult('adesione')
  const rischio = useResult('rischio')
  const lines = takenForGranted(useSimulation(({ values }) => values))
  const complete = useComplete()
  const forfettario = useHolds(concordato.condizioni.forfettario)
  const ammesso = useResult('esito') !== 'ESCLUSO'
  if (!complete) return <Missing missing={missing} for="il concordato" />
  return (
    <>
      {ammesso && adesione && (
        <Part title="Termine di adesione">
          <Typography>{sentence(adesione.frase)}.</Typography>
          <Typography color="textSecondary">{sentence(adesione.prossima)}.</Typography>
        </Part>
      )}
      <GrantedList title="Non indicato" lines={lines} />
      {anni && (
        <Part title="Reddito di pareggio">
          {anni.map(({ anno, inConcordato, redditoPareggio, senza }, i) => (
            <Typography key={anno}>
              {`${anno}: `}
              {inConcordato && redditoPareggio !== null && <ResultValue path={`anni[${i}].redditoPareggio`} label={`Reddito di pareggio ${anno}`} />}
              {inConcordato && redditoPareggio === null && 'non trovato entro il doppio del più alto tra proposta e reddito atteso'}
              {!inConcordato && 'fuori dal concordato'}
              {`; atteso ${format.money(senza.reddito)}`}
            </Typography>
          ))}
        </Part>
      )}
      {ammesso && rischio && (
        <Part title={`Se il concordato decade (${forfettario ? 'artt. 22 e 33' : 'art. 22'})`}>
          <Typography>
            Fino a <ResultValue path="rischio.maggioriImposteSeDecade" /> di maggiori imposte e contributi, su <ResultValue path="rischio.redditoNonTassato" />{' '}
            di reddito che il concordato non tassa. Dove il concordato costava di più, resta dovuto (c. 3-bis).
          </Typography>
        </Part>
      )}
      {ammesso && (
        <Part title="Senza prezzo qui">
          <Typography>{forfettario ? 'Lo scudo dagli accertamenti.' : 'Lo scudo dagli accertamenti e gli altri benefici ISA.'}</Typography>
        </Part>
      )}
    </>
  )
}

/** Whether an Italian day has ended. */
const isPast = (day: string): boolean => day < (typedDay(dayOf(new Date().toISOString())) ?? '')

const sentence = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)

/**
 * What a verdict needs: subject, biennium, income of the year before, and of each year the proposal and what is expected. A company that pays IRAP also
 * needs the values of production. Any of them counted as zero would favour one side.
 */
export function missing(values: Values): readonly string[] {
  const choices = ['soggetto', 'biennio'].filter((path) => !values[path])
  if (choices.length > 0) return choices
  const irap = values.soggetto === 'SOCIETA_CAPITALI' && Number(values.aliquotaIrap) > 0
  const ofYear = ['concordato', 'effettivo', ...(irap ? ['vpnConcordato', 'vpnEffettivo'] : [])]
  const paths = ['redditoPrecedente', ...anniDi(values).flatMap((_, i) => ofYear.map((key) => `anni.${i}.${key}`))]
  return paths.filter((path) => typeof getPath(values, path) !== 'number')
}

const addizionali = { addizionaleRegionalePercentuale: 'Addizionale regionale', addizionaleComunalePercentuale: 'Addizionale comunale' } as const

/** What the verdict takes for granted because nobody has typed it, by path. A score that was typed as the proposed one counts as not typed. */
export function takenForGranted(values: Values): Granted {
  const { soggetto } = values
  const score = soggetto !== 'FORFETTARIO' && values.punteggioIsa === punteggioIsa.default
  const di = (chi: string, path: string, text: string) => granted(soggetto === chi && !values[path], path, text)
  const gestione = getPath(values, 'previdenza.tipo') ?? 'NESSUNA'
  const senzaGestione = soggetto !== 'SOCIETA_CAPITALI' && gestione === 'NESSUNA'
  // Art. 13, c. 5, TUIR: a professional has the deduction with any accounts.
  const semplificata =
    soggetto === 'PERSONA_FISICA' && values.detrazioneAutonomi !== false && ['NESSUNA', 'ARTIGIANATO', 'COMMERCIO'].includes(String(gestione))
  const senzaRicavi = anniDi(values).findIndex((_, i) => !getPath(values, `anni.${i}.ricavi`))
  return [
    ...granted(score, 'punteggioIsa', `Punteggio ISA ${punteggioIsa.default}: è quello proposto, se non è stato scritto`),
    ...granted(senzaGestione, 'previdenza.tipo', 'Nessuna gestione previdenziale: i contributi non sono contati'),
    ...di('SOCIETA_CAPITALI', 'aliquotaIrap', "Aliquota IRAP a zero: l'IRAP non è contata"),
    ...granted(senzaRicavi >= 0, `anni.${senzaRicavi}.ricavi`, 'Ricavi a zero: il limite oltre il quale il concordato cessa non è controllato'),
    ...granted(semplificata, 'detrazioneAutonomi', "Detrazione dell'art. 13, c. 5, TUIR contata: con la contabilità ordinaria non spetta"),
    ...di('PERSONA_FISICA', 'altriRedditi', 'Altri redditi a zero: se ci sono, alzano lo scaglione'),
    ...Object.entries(addizionali).flatMap(([path, name]) => di('PERSONA_FISICA', path, `${name} a zero: non è contata`)),
  ]
}
