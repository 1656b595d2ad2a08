/** 'Cassa': the cash of each month, and the steps from the income to it. */
import { budget4u, format, keysOf } from '@bilancia/contract'
import { Alert, Box, Skeleton, Typography } from '@mui/material'
import { Disclosure } from '../../../design/Disclosure.tsx'
import { EmptyState } from '../../../design/EmptyState.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { useFormErrors } from '../../simulator/errors.ts'
import { FormSection } from '../../simulator/form/FormSection.tsx'
import { Missing } from '../../simulator/page/Missing.tsx'
import { getPath } from '../../simulator/path.ts'
import { AmountTable } from '../../simulator/results/AmountTable.tsx'
import { Sheet } from '../../simulator/Sheet.tsx'
import { useHolds, useSimulation } from '../../simulator/store.ts'
import { missing } from '../answer/missing.ts'
import { ExplainLink, useResult, vociPiano } from '../results.ts'
import { sommaStagione } from './anno.ts'
import { type Cassa, type DalReddito as DalRedditoDi, entrate, type Mese, type Passi, passi, uscite, type Voce } from './cassa.ts'
import { Saldi } from './Saldi.tsx'
import { useCassa } from './use-cassa.ts'

const { condizioni, sections } = budget4u

export function CassaTab() {
  const computed = useResult('risultati') !== null
  return (
    <Sheet title="cassa">
      <Partenza />
      {computed ? (
        <Calcolata />
      ) : (
        <EmptyState title="Nessuna cifra ancora">
          <Box sx={{ display: 'inline-block', textAlign: 'left' }}>
            <Missing missing={missing} for="la cassa" />
          </Box>
        </EmptyState>
      )}
      <Fuori />
    </Sheet>
  )
}

/** The fields of the tab. */
export const Partenza = () => (
  <FormSection of={sections.cassa}>
    <FormSection of={sections.stagionalita} />
    <Stagione />
  </FormSection>
)

/** Warns that the season does not count while its months do not add up to 100%. */
function Stagione() {
  const somma = useSimulation(({ values }) => {
    const mesi = getPath(values, 'cassa.stagionalita')
    return Array.isArray(mesi) ? sommaStagione(mesi.flatMap((percento) => (typeof percento === 'number' ? [percento] : []))) : 0
  })
  if (somma === 0 || somma === 100) return null
  return (
    <Alert severity="warning" sx={{ my: 1, py: 0 }}>
      {`I dodici mesi fanno ${format.percent(somma)}: devono fare 100%. Fino ad allora gli incassi sono uguali ogni mese.`}
    </Alert>
  )
}

function Calcolata() {
  const { data, error, isPlaceholderData } = useCassa()
  const wrong = useFormErrors().some(({ path }) => path.startsWith('cassa.'))
  if (error && !data) return <Alert severity="error">{error.message}</Alert>
  if (data === undefined) return <Skeleton variant="rounded" height={320} />
  if (data === null) return <Alert severity="info">La cassa si calcola quando il budget ha un risultato.</Alert>
  return (
    <Box aria-busy={isPlaceholderData}>
      <Section title="La cassa mese per mese" id="mesi-cassa">
        {wrong && (
          <Alert severity="warning" sx={{ my: 1, py: 0 }}>
            I valori da correggere qui sopra non contano: la cassa è calcolata senza.
          </Alert>
        )}
        {data.fuoriStagione && (
          <Alert severity="warning" sx={{ my: 1, py: 0 }}>
            La stagione cade tutta prima dell'inizio dell'attività: nel primo anno gli incassi sono uguali ogni mese di attività.
          </Alert>
        )}
        <Minimo cassa={data} />
        <Saldi {...data} />
        <AmountTable
          label="Entrate, uscite e saldo di ogni mese"
          columns={['Mese', 'Entra', 'Esce', 'Alla fine']}
          rows={data.mesi.map((mese) => ({
            key: chiave(mese),
            total: mese === data.minimo,
            cells: [inTabella(mese), ...[mese.entrate, mese.uscite, mese.finale].map(format.money)],
          }))}
        />
        <VocePerVoce mesi={data.mesi} />
      </Section>
      <DalReddito cassa={data} />
    </Box>
  )
}

const detto = ({ anno, mese }: Mese): string => `${format.monthName(mese)} ${anno}`
/** 'set 2026', so that every row of a table is one line. */
const inTabella = ({ anno, mese }: Mese): string => `${format.monthName(mese).slice(0, 3)} ${anno}`
const oNulla = (euro: number): string => (euro === 0 ? '—' : format.money(euro))
const chiave = ({ anno, mese }: Mese): number => anno * 100 + mese

/** The lowest month, and what would keep the cash above zero. */
function Minimo({ cassa: { mesi, minimo } }: { readonly cassa: Cassa }) {
  const ultimo = mesi.at(-1)
  return (
    <Typography component="p" sx={{ my: 1, maxWidth: 720 }}>
      {'Il mese più basso è '}
      <strong>{`${detto(minimo)}: ${format.money(minimo.finale)}`}</strong>
      {minimo.finale < 0
        ? `. Per non andare sotto zero servono altri ${format.money(-minimo.finale)} all'inizio, o con un finanziamento.`
        : '. La cassa non va mai sotto zero.'}
      {ultimo && ` Alla fine di ${detto(ultimo)} restano ${format.money(ultimo.finale)}.`}
    </Typography>
  )
}

const voci = { ...entrate, ...uscite }

/** Every line of every month; lines without any amount are left out. */
function VocePerVoce({ mesi }: { readonly mesi: readonly Mese[] }) {
  const usate = keysOf(voci).filter((voce) => mesi.some((mese) => mese.voci[voce] !== 0))
  const conSegno = (voce: Voce, euro: number) => oNulla(voce in entrate ? euro : 0 - euro)
  return (
    <Disclosure title="Voce per voce">
      <AmountTable
        label="Voce per voce, mese per mese"
        columns={['Mese', ...usate.map((voce) => voci[voce]), 'Alla fine']}
        rows={mesi.map((mese) => ({
          key: chiave(mese),
          cells: [inTabella(mese), ...usate.map((voce) => conSegno(voce, mese.voci[voce])), format.money(mese.finale)],
        }))}
      />
    </Disclosure>
  )
}

/** A step from income to cash. A figure of the three-year plan opens its explanation. */
function Passo({ passo, k, anno, passi: suoi }: DalRedditoDi & { readonly passo: keyof Passi; readonly k: number }) {
  const testo = oNulla(suoi[passo])
  const regola = passo === 'reddito' ? 'redditoDisponibile' : passo === 'ammortamenti' ? passo : null
  if (!regola || suoi[passo] === 0) return testo
  return (
    <ExplainLink path={`pianoTriennale[${k}].${regola}`} name={`${vociPiano[regola]}, ${anno} ${testo}`}>
      {testo}
    </ExplainLink>
  )
}

function DalReddito({ cassa: { anni } }: { readonly cassa: Cassa }) {
  const company = useHolds(condizioni.nonTrasparente)
  const usati = keysOf(passi).filter((passo) => passo === 'reddito' || anni.some((anno) => anno.passi[passo] !== 0))
  return (
    <Section title="Dal reddito alla cassa" id="reddito-cassa">
      <AmountTable
        label="Dal reddito alla cassa, anno per anno"
        columns={['', ...anni.map(({ anno }) => `${anno}`)]}
        rows={[
          ...usati.map((passo) => ({
            key: passo,
            cells: [passi[passo], ...anni.map((anno, k) => <Passo key={anno.anno} passo={passo} k={k} {...anno} />)],
          })),
          { key: 'cassa', total: true, cells: ["Cassa dell'anno", ...anni.map(({ cassa }) => format.money(cassa))] },
        ]}
      />
      <Note>
        {company
          ? 'Imposte della società; contributi e imposte dei soci sono loro.'
          : "Imposte e contributi di tutte le persone dell'attività, nei giorni della scheda «Quando si paga»."}{' '}
        Sono aritmetica sui risultati, non norma.
      </Note>
    </Section>
  )
}

/** The assumptions behind every calculation of the cash, and below them what it leaves out. */
const ipotesi = [
  'Ricavi, merci e lavorazioni di terzi seguono la stagionalità, nel primo anno quella dei mesi di attività; gli altri costi sono uguali ogni mese di attività. Si incassa e si paga nel mese stesso',
  'L’IVA si applica a ogni costo tranne personale, assicurazioni e quote associative, agli investimenti senza il fabbricato, alle consulenze esterne; si detrae per intero',
  'Il secondo anno ha ricavi e costi del piano triennale; imposte e contributi pagati sono il saldo del primo e gli acconti con il metodo scelto in «Quando si paga», anche con il previsionale sui redditi del primo anno; premio INAIL e diritto annuale sono i suoi',
  'Se c’è un finanziamento, i suoi interessi prendono il posto di quelli passivi del conto economico, dove vanno scritti per toglierli anche dal reddito',
] as const
const fuori = [
  'prelievi e spese personali del titolare o dei soci, dividendi',
  'dilazioni di clienti e fornitori, scorte di magazzino',
  'IVA indetraibile (auto, telefono), esente o in reverse charge, rimborsi IVA; i limiti di ricavi per la liquidazione trimestrale',
  'TFR accantonato, mensilità aggiuntive',
  'rivalsa del 4% e contributo integrativo dei professionisti, rivalsa sui contributi del collaboratore in regime forfetario',
  'nuovi investimenti dopo il primo mese, preammortamento del finanziamento',
] as const

function Fuori() {
  return (
    <Disclosure title="Come si calcola la cassa, e che cosa non conta" kept>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'caption' }}>
        {ipotesi.map((una) => (
          <li key={una}>{una}.</li>
        ))}
        <li>Non contano: {fuori.join('; ')}.</li>
      </Box>
    </Disclosure>
  )
}
