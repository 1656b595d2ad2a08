/** Three years of cash as one picture: what is paid month by month, and what has been paid so far. The same as a table below it. */
import { type calendario, format, roundToCent } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { AmountTable } from '../simulator/results/AmountTable.tsx'
import { ChartData } from '../simulator/results/Curve.tsx'
import { ExplainAny } from '../simulator/results/Result.tsx'
import { PERCORSI, type Quale } from './state.ts'

type Riepilogo = calendario.Risultato['riepilogo']
type Props = { readonly riepilogo: Riepilogo; readonly quale: Quale; readonly nome: string }

const mesiDi = ({ anni }: Riepilogo) => anni.flatMap(({ anno, mesi: loro }) => loro.map((importo, k) => ({ anno, mese: k + 1, importo })))
/** The sum of the payments up to each month, in euro. */
function finoA(importi: readonly number[]): readonly number[] {
  let finora = 0
  return importi.map((importo) => {
    finora = roundToCent(finora + importo)
    return finora
  })
}
const massimo = (importi: readonly number[]) => Math.max(1, ...importi.map(Math.abs))

/** The sentence of the picture: the first year, the second, the heaviest month. */
function InBreve({ riepilogo: { anni, impatto }, quale }: Omit<Props, 'nome'>) {
  const { competenza, rapportoAnno2, picco, scartoAnno1, scartoAnno2 } = impatto
  const [primo, secondo] = anni
  if (!primo || !secondo) return null
  const rapporto = rapportoAnno2 === null || rapportoAnno2 === 1 ? '' : ` (${format.number(rapportoAnno2)} volte)`
  return (
    <Typography component="p" sx={{ my: 1, maxWidth: 720 }}>
      {competenza < 0 ? `L'anno ${primo.anno} è a credito di ` : `L'anno ${primo.anno} deve `}
      <Impatto quale={quale} di="competenza" importo={Math.abs(competenza)} nome={competenza < 0 ? `Credito del ${primo.anno}` : `Dovuto del ${primo.anno}`} />
      {`. Nel ${primo.anno} escono `}
      <strong>
        <Totale quale={quale} k={0} anno={primo} />
      </strong>
      {`${scartoIn(scartoAnno1, competenza)}; nel ${secondo.anno} escono `}
      <strong>
        <Totale quale={quale} k={1} anno={secondo} />
      </strong>
      {`${rapporto}${scartoIn(scartoAnno2, competenza)}.`}
      {picco && (
        <>
          {` Il mese più pesante è ${format.monthName(picco.mese)} ${picco.anno}: `}
          <Impatto quale={quale} di="picco.importo" importo={picco.importo} nome={`Pagamenti di ${format.monthName(picco.mese)} ${picco.anno}`} />.
        </>
      )}
    </Typography>
  )
}

/** What is paid in a year beside what the first year owes; nothing if that is a credit. */
export function scartoIn(scarto: number, dovuto: number): string {
  if (dovuto < 0) return ''
  return scarto === 0 ? ', quanto deve' : `, ${format.money(Math.abs(scarto))} in ${scarto < 0 ? 'meno' : 'più'} di quanto deve`
}

type DiImpatto = { readonly quale: Quale; readonly di: 'competenza' | 'picco.importo'; readonly importo: number; readonly nome: string }

export function Impatto({ quale, di, importo, nome }: DiImpatto) {
  const testo = format.money(importo)
  return (
    <ExplainAny path={`${PERCORSI[quale]}riepilogo.impatto.${di}`} name={`${nome} ${testo}`}>
      {testo}
    </ExplainAny>
  )
}

function Totale({ quale, k, anno }: { readonly quale: Quale; readonly k: number; readonly anno: calendario.AnnoDiCassa }) {
  const testo = format.money(anno.totale)
  return (
    <ExplainAny path={`${PERCORSI[quale]}riepilogo.anni[${k}].totale`} name={`Pagamenti del ${anno.anno} ${testo}`}>
      {testo}
    </ExplainAny>
  )
}

/** The bars alone. `scala`: the highest month and the highest sum of the pictures that stand beside each other. */
export function Barre({ riepilogo, nome, scala }: { readonly riepilogo: Riepilogo; readonly nome: string; readonly scala?: Scala }) {
  const tutti = mesiDi(riepilogo)
  const cumulati = finoA(tutti.map(({ importo }) => importo))
  const { mese: alto, somma } = scala ?? scalaDi([riepilogo])
  const { picco } = riepilogo.impatto
  return (
    <Box role="img" aria-label={`${nome}: pagamenti mese per mese per tre anni, e la loro somma; le cifre sono nella tabella`} sx={{ my: 1, maxWidth: 900 }}>
      <Etichetta>
        {`Mese per mese, fino a ${format.wholeAmount(alto)} €`}
        {picco && ` (in rosso il più pesante, ${format.monthName(picco.mese)} ${picco.anno})`}
      </Etichetta>
      <Colonne>
        {tutti.map(({ anno, mese, importo }) => (
          <Colonna
            key={`${anno} ${mese}`}
            title={`${format.monthName(mese)} ${anno}: ${format.money(importo)}`}
            data-picco={picco?.anno === anno && picco.mese === mese ? '' : undefined}
            data-anno={mese === 1 ? '' : undefined}
          >
            <span style={{ height: `${(Math.max(0, importo) / alto) * 100}%` }} />
          </Colonna>
        ))}
      </Colonne>
      <Etichetta>In tutto, fino a {format.wholeAmount(somma)} €</Etichetta>
      <Colonne data-basse="">
        {tutti.map(({ anno, mese }, k) => (
          <Colonna
            key={`${anno} ${mese}`}
            title={`Fino a ${format.monthName(mese)} ${anno}: ${format.money(cumulati[k] ?? 0)}`}
            data-somma=""
            data-anno={mese === 1 ? '' : undefined}
          >
            <span style={{ height: `${(Math.max(0, cumulati[k] ?? 0) / somma) * 100}%` }} />
          </Colonna>
        ))}
      </Colonne>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)', typography: 'caption', color: 'text.secondary' }}>
        {riepilogo.anni.map(({ anno }) => (
          <span key={anno}>{anno}</span>
        ))}
      </Box>
    </Box>
  )
}

export type Scala = { readonly mese: number; readonly somma: number }
export const scalaDi = (tutti: readonly Riepilogo[]): Scala => ({
  mese: massimo(tutti.flatMap((uno) => mesiDi(uno).map(({ importo }) => importo))),
  somma: massimo(tutti.flatMap((uno) => finoA(mesiDi(uno).map(({ importo }) => importo)))),
})

const voci = [
  ['imposte', 'Imposte'],
  ['contributi', 'Contributi'],
  ['iva', 'IVA'],
  ['altro', 'Altro'],
  ['interessi', 'Maggiorazioni e interessi'],
  ['crediti', 'Crediti usati'],
] as const

export function Cassa({ riepilogo, quale, nome }: Props) {
  const { anni } = riepilogo
  const cumulati = finoA(mesiDi(riepilogo).map(({ importo }) => importo))
  const inAnno = ['', ...anni.map(({ anno }) => String(anno))]
  return (
    <>
      <InBreve riepilogo={riepilogo} quale={quale} />
      <Barre riepilogo={riepilogo} nome={nome} />
      <AmountTable
        label={`${nome}: che cosa si paga, anno per anno`}
        columns={inAnno}
        rows={[
          ...voci
            .filter(([voce]) => anni.some((anno) => anno[voce] !== 0))
            .map(([voce, detta]) => ({ key: voce, cells: [detta, ...anni.map((anno) => format.money(voce === 'crediti' ? -anno[voce] : anno[voce]))] })),
          { key: 'totale', total: true, cells: ['Totale', ...anni.map((anno, k) => <Totale key={anno.anno} quale={quale} k={k} anno={anno} />)] },
        ]}
      />
      <ChartData>
        <AmountTable
          label={`${nome}: pagamenti mese per mese`}
          columns={['Mese', ...anni.flatMap(({ anno }) => [String(anno), `In tutto, ${anno}`])]}
          rows={format.months.map((mese, k) => ({
            key: mese,
            cells: [mese, ...anni.flatMap((anno, a) => [format.money(anno.mesi[k] ?? 0), format.money(cumulati[a * 12 + k] ?? 0)])],
          }))}
        />
      </ChartData>
    </>
  )
}

const Etichetta = styled('div')(({ theme }) => ({ ...theme.typography.caption, color: theme.palette.text.secondary }))
const Colonne = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'stretch',
  height: 140,
  borderBottom: `1px solid ${theme.palette.text.primary}`,
  '&[data-basse]': { height: 72 },
}))
const Colonna = styled('div')(({ theme }) => ({
  flex: 1,
  minWidth: 0,
  display: 'flex',
  alignItems: 'flex-end',
  paddingInline: 1,
  '&[data-anno]': { borderLeft: `1px solid ${theme.palette.hairline}` },
  '& > span': { display: 'block', width: '100%', backgroundColor: 'var(--taxes)', printColorAdjust: 'exact' },
  '&[data-picco] > span': { backgroundColor: 'var(--error)' },
  '&[data-somma] > span': { backgroundColor: 'var(--quiet)' },
}))
