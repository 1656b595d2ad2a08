/** 'Ricavi e costi': a slider, and every form's figure as it moves. */
import { format, forme, inForce } from '@bilancia/contract'
import { Alert, Box, Skeleton, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material'
import { useState } from 'react'
import { Section } from '../../design/Section.tsx'
import { setPath, type Values } from '../simulator/path.ts'
import { AmountTable } from '../simulator/results/AmountTable.tsx'
import { Curve } from '../simulator/results/Curve.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { Cursor } from '../simulator/touch/Cursor.tsx'
import { Attesa, NonArrivato } from './Attesa.tsx'
import { useFound } from './plan.ts'
import { useMisura, useOggi } from './results.ts'
import { EsitoGrado } from './Stato.tsx'

const { catalog, codici, costiDi, forme: nomi, statoConCosti } = forme
const HEIGHT = 380
/** The table below the chart shows every tenth point. */
const EVERY = 10
const parole = { RICAVI: 'Ricavi', COSTI: 'Costi' } as const satisfies Readonly<Record<forme.Variabile, string>>
/** One colour for each form, the same in every chart; those of companies are dashed. */
const colori = [1, 3, 4, 3, 4, 7, 2, 8, 5, 6].map((line) => `var(--line${line})`)
const tratteggiate: readonly forme.Forma[] = ['SRL_UTILE_IN_SOCIETA', 'SRL_TUTTO_DISTRIBUITO', 'SRL_OTTIMIZZATA', 'SRL_TRASPARENTE']

export function CurveTab() {
  const [variabile, setVariabile] = useState<forme.Variabile>('RICAVI')
  const { data, error, isPlaceholderData } = useFound({ cerca: 'curva', variabile })
  const curva = data && 'curva' in data ? data.curva : undefined
  return (
    <Sheet title="ricavi e costi">
      <Section title="Se i ricavi o i costi cambiano">
        <ToggleButtonGroup
          exclusive
          size="small"
          value={variabile}
          aria-label="Che cosa varia"
          onChange={(_, scelta) => scelta && setVariabile(scelta)}
          sx={{ mb: 2 }}
        >
          {forme.variabili.map((una) => (
            <ToggleButton key={una} value={una}>
              {parole[una]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
        {error && !curva && <Alert severity="error">{error.message}</Alert>}
        {curva === null && <Typography color="textSecondary">Compare quando c'è la tipologia dell'attività.</Typography>}
        {(curva === undefined || isPlaceholderData) && !error && <Attesa di="curva" />}
        {curva && isPlaceholderData && <NonArrivato che="La curva è di prima delle ultime modifiche: quella nuova non era ancora arrivata" />}
        {curva === undefined && !error && (
          <>
            <Skeleton variant="rounded" height={HEIGHT} />
            <NonArrivato che="La curva non era ancora arrivata" />
          </>
        )}
        {curva && !inClassifica(curva) && <Typography>{senzaCurva(curva)}</Typography>}
        {curva && inClassifica(curva) && <Nota curva={curva} key={curva.variabile} />}
      </Section>
    </Sheet>
  )
}

function Nota({ curva }: { readonly curva: forme.Curva }) {
  const { store } = useSimulationStore()
  const { variabile, punti, incroci } = curva
  const misura = useMisura()
  const oggi = useOggi()
  const digitato = useSimulation(({ values }) => valoreDi(values, variabile))
  const vicino = punti.reduce((best, { valore }, k) => (Math.abs(valore - digitato) < Math.abs((punti[best]?.valore ?? 0) - digitato) ? k : best), 0)
  const [mosso, setMosso] = useState<number | null>(null)
  const dove = Math.min(mosso ?? vicino, punti.length - 1)
  const punto = punti[dove]
  if (!punto) return null
  const parola = parole[variabile].toLowerCase()
  const titolo = `Forme con ${parola} di ${format.money(punto.valore)}`
  const tracciate = codici.filter((forma) => punti.some(({ netti }) => netti.some((uno) => uno.forma === forma && uno.netto !== null)))
  const netto = (k: number, forma: forme.Forma) => punti[k]?.netti.find((uno) => uno.forma === forma)?.netto ?? null
  const qui = punto.netti.filter(({ forma }) => tracciate.includes(forma)).toSorted((a, b) => (b.netto ?? -Infinity) - (a.netto ?? -Infinity))
  return (
    <>
      <Box sx={{ mb: 1, '@media print': { display: 'none' } }}>
        {mosso === null && punto.valore !== digitato && <Typography>{`Il punto più vicino a ${format.money(digitato)}.`}</Typography>}
        <Cursor
          label={parole[variabile]}
          at={punti.map(({ valore }) => valore)}
          where={dove}
          moved={mosso !== null && punto.valore !== digitato}
          valueText={(k) => format.money(punti[k]?.valore ?? 0)}
          onMove={setMosso}
          onUse={() => {
            const { values, replace } = store.getState()
            replace(conValore(values, variabile, punto.valore))
            setMosso(null)
          }}
          onBack={() => setMosso(null)}
        />
      </Box>
      <Typography sx={{ display: 'none', '@media print': { display: 'block' } }}>{titolo}</Typography>
      <Box component="ol" aria-label={titolo} sx={{ m: 0, mb: 2, pl: 2.5, columnCount: { sm: 2 }, columnGap: 4 }}>
        {qui.map(({ forma, netto: suo, esito, grado }) => (
          <Box component="li" key={forma} sx={{ breakInside: 'avoid' }}>
            <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
              <span>
                {nomi[forma]}
                {forma === oggi && ' (oggi)'}
              </span>
              <span>{suo === null ? 'fuori classifica' : format.money(suo)}</span>
            </Box>
            <EsitoGrado esito={esito} grado={grado} />
          </Box>
        ))}
      </Box>
      <Box component="ul" sx={{ m: 0, mb: 1, pl: 2.5 }}>
        {cambiDetti(curva).map((testo) => (
          <li key={testo}>{testo}</li>
        ))}
      </Box>
      <Curve
        along={parole[variabile]}
        at={punti.map(({ valore }) => valore)}
        lines={tracciate.map((forma) => ({
          id: forma,
          label: nomi[forma],
          color: colori[codici.indexOf(forma)] ?? 'var(--line7)',
          dashed: tratteggiate.includes(forma),
          data: punti.map((_, k) => netto(k, forma)),
        }))}
        marks={[
          { x: punto.valore, name: format.money(punto.valore), full: true },
          ...incroci.filter(({ valore }) => valore > INIZIO).map(({ valore }) => ({ x: valore, name: `cambia ${format.wholeAmount(valore)} €` })),
        ]}
        height={HEIGHT}
      >
        <AmountTable
          label={`${misura === 'nettoInMano' ? 'Netto in mano' : 'Netto comparabile'} al variare dei ${parola}`}
          columns={[parole[variabile], ...tracciate.map((forma) => nomi[forma])]}
          rows={punti
            .map(({ valore }, k) => ({ key: valore, cells: [format.money(valore), ...tracciate.map((forma) => soldi(netto(k, forma)))] }))
            .filter((_, k) => k % EVERY === 0)}
        />
      </Curve>
    </>
  )
}

/** A change at the first euro is the start of the curve: without revenue the flat rate has no figures. */
const INIZIO = 1

const inClassifica = ({ punti }: forme.Curva): boolean => punti.some(({ netti }) => netti.some(({ netto }) => netto !== null))
const fino = ({ variabile, punti }: forme.Curva) => `tra 0 e ${format.money(punti.at(-1)?.valore ?? 0)} di ${parole[variabile].toLowerCase()}`

const senzaCurva = (curva: forme.Curva): string =>
  `Nessuna forma è in classifica ${fino(curva)}: non c'è una curva. Perché ciascuna ne è fuori si legge in «Confronto».`

/** Where the best form changes, or that it does not. */
export function cambiDetti(curva: forme.Curva): readonly string[] {
  const { variabile, incroci } = curva
  const parola = parole[variabile].toLowerCase()
  if (incroci.length === 0) return [`La migliore non cambia ${fino(curva)}.`]
  return incroci.map(({ valore, prima, poi }) => {
    const nuova = poi === null ? 'nessuna forma in classifica' : nomi[poi]
    if (valore <= INIZIO) return `Dal primo euro di ${parola}: ${nuova}.`
    return `Da ${format.money(valore)} di ${parola}: ${nuova}${prima === null ? '' : `, fin lì ${nomi[prima]}`}.`
  })
}

const soldi = (euro: number | null) => (euro === null ? '—' : format.money(euro))

/** The value that a slider starts from, in euro. */
function valoreDi(values: Values, variabile: forme.Variabile): number {
  const dati = inForce(catalog, values)
  return variabile === 'RICAVI' ? dati.attivita.ricavi : costiDi(dati)
}

/** The values with another revenue, or with other costs: all cost rows in the proportions typed. Only those fields change. */
function conValore(values: Values, variabile: forme.Variabile, valore: number): Values {
  if (variabile === 'RICAVI') return setPath(values, 'attivita.ricavi', valore)
  const { attivita } = statoConCosti(inForce(catalog, values), valore)
  const con = Object.entries(attivita.determinazioneDelReddito).reduce(
    (next: Values, [riga, importo]) => setPath(next, `attivita.determinazioneDelReddito.${riga}`, importo),
    values,
  )
  return setPath(con, 'attivita.ivaIndetraibileAnnua', attivita.ivaIndetraibileAnnua)
}
