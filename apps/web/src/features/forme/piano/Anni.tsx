/** The plan in words, lanes, events and tables. */
import { format, forme, inFull, type piano } from '@bilancia/contract'
import { Alert, Box, Typography } from '@mui/material'
import { onlyOnScreen } from '../../../design/DialogOnPaper.tsx'
import { Note } from '../../../design/Note.tsx'
import { Section } from '../../../design/Section.tsx'
import { useFormErrors } from '../../simulator/errors.ts'
import { FieldLink } from '../../simulator/FieldLink.tsx'
import { Provisional } from '../../simulator/Provisional.tsx'
import { AmountTable } from '../../simulator/results/AmountTable.tsx'
import { ExplainAny } from '../../simulator/results/Result.tsx'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { Mancanti } from '../Mancanti.tsx'
import { useOggi } from '../results.ts'
import { Stato } from '../Stato.tsx'
import { PIANO } from '../simulator.ts'
import { Corsie } from './Corsie.tsx'

const { forme: nomi, codici } = forme

type Props = { readonly trovato: piano.Risultato; readonly stale: boolean }

export function Anni({ trovato, stale }: Props) {
  const { percorso, messaggi } = trovato
  return (
    <Box aria-busy={stale}>
      <Messaggi messaggi={messaggi} />
      {percorso && (
        <>
          <Totale trovato={trovato} />
          <Section title="Il percorso, anno per anno">
            <Corsie trovato={trovato} />
            <Escluse anni={trovato.anni} />
            <Riserve trovato={trovato} />
          </Section>
          <Eventi eventi={trovato.eventi} />
          <Cifre trovato={trovato} />
        </>
      )}
      <Alternative trovato={trovato} />
      <Svolte trovato={trovato} />
    </Box>
  )
}

/** The plan names the fields of the profile under `profilo`; the document has them at its root, and its own under `piano`. */
const campoDelDocumento = (campo: string): string => (campo.startsWith('profilo.') ? campo.slice('profilo.'.length) : `piano.${campo}`)

/** An error that 'Errori da correggere' lists on the screen is only on paper here. */
export function Messaggi({ messaggi }: Pick<piano.Risultato, 'messaggi'>) {
  const { labelOf } = useSimulationStore().simulator
  const errori = useFormErrors()
  return messaggi.map((message) => {
    const campo = campoDelDocumento(message.campo)
    const elencato = errori.some(({ path, id }) => path === campo && id === message.id)
    return (
      <Alert key={message.id + message.campo} severity={message.gravita === 'ERRORE' ? 'error' : 'warning'} sx={elencato ? onlyOnPaper : { mb: 1 }}>
        {inFull(message).replace(/\.?$/, '. ')}
        <FieldLink path={campo} underline="always" color="inherit" sx={onlyOnScreen}>
          {`Vai a «${labelOf(campo)}»`}
        </FieldLink>
      </Alert>
    )
  })
}

const onlyOnPaper = { display: 'none', mb: 1, '@media print': { display: 'flex' } } as const

/** The best path in words, with its total. A mark says that the total depends on a year without final law. */
function Totale({ trovato: { totale, anni, primoAnnoProvvisorio } }: Pick<Props, 'trovato'>) {
  const oggi = useOggi()
  const testo = format.money(totale ?? 0)
  const cambi = anni.flatMap(({ anno, forma }, t) => ((anni[t - 1]?.forma ?? oggi) === forma ? [] : [`${nomi[forma]} dal ${anno}`]))
  const detto = cambi.length === 0 ? `Conviene la forma di oggi, ${nomi[anni[0]?.forma ?? 'FORFETTARIO']}, per tutti gli anni` : `Conviene: ${cambi.join(', ')}`
  return (
    <Typography component="p" sx={{ my: 2 }} role="status">
      {`${detto}. Dal ${anni[0]?.anno} al ${anni.at(-1)?.anno} il totale è `}
      <strong>
        <ExplainAny path={`${PIANO}totale`} name={`Totale del percorso ${testo}`}>
          {testo}
        </ExplainAny>
      </strong>{' '}
      {primoAnnoProvvisorio !== null && <Provisional />}
    </Typography>
  )
}

/** The plan does not read the forms that the table leaves out. */
function Escluse({ anni }: Pick<piano.Risultato, 'anni'>) {
  const escluse = useSimulation(({ values: { escludi } }) => escludi)
  const scelte = codici.filter((forma) => Array.isArray(escluse) && escluse.includes(forma) && anni.some((anno) => anno.forma === forma))
  if (scelte.length === 0) return null
  return (
    <Note>
      {`«Forme da non calcolare» vale per la tabella e non per il percorso, che sceglie ${scelte.map((forma) => `«${nomi[forma]}»`).join(' e ')}: qui le forme si limitano in «Forme che si possono scegliere».`}
    </Note>
  )
}

/** Of each form of the path: whether the law admits it, what is missing, and what its figures leave out. Nothing of a form that is sure. */
function Riserve({ trovato: { anni, tabella } }: Pick<Props, 'trovato'>) {
  const scelte = anni.flatMap(({ forma }, t) => tabella[t]?.colonne.filter((colonna) => colonna.forma === forma) ?? [])
  return [...Map.groupBy(scelte, ({ forma }) => forma)].map(([forma, sue]) => {
    // Of the flat rate the plan gives messages of its own, with the years.
    const note = new Map(forma === 'FORFETTARIO' ? [] : sue.flatMap((colonna) => colonna.note.map((nota) => [`${nota.id} ${nota.dato}`, nota] as const)))
    const incerta = sue.find(({ ammissibilita, affidabilita }) => ammissibilita.esito !== 'SI' || affidabilita.grado !== 'COMPLETO')
    const colonna = incerta ?? sue[0]
    if (!colonna || (!incerta && note.size === 0)) return null
    return (
      <Box key={forma} sx={{ mt: 1, breakInside: 'avoid' }}>
        <strong>{nomi[forma]}</strong>
        <Stato colonna={colonna} />
        <Mancanti colonna={colonna} />
        {[...note].map(([id, { testo, norma }]) => (
          <Note key={id}>{`${testo} (${norma})`}</Note>
        ))}
      </Box>
    )
  })
}

function Eventi({ eventi }: Pick<piano.Risultato, 'eventi'>) {
  if (eventi.length === 0) return null
  return (
    <Section title="Che cosa succede, e perché">
      <Box component="ul" sx={{ m: 0, pl: 2.5, '& > li': { mb: 1 } }}>
        {eventi.map(({ anno, id, testo, norma, effetto, provvisorio }) => (
          <li key={`${anno} ${id}`}>
            <strong>{anno}</strong> {provvisorio && <Provisional short />}
            {eventoDetto(testo, effetto)}
            <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
              {norma}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  )
}

const voci = [
  ['prelievo', 'Prelievo'],
  ['nettoInMano', 'Netto in mano'],
  ['nettoComparabile', 'Netto comparabile'],
  ['costiUnaTantum', 'Costi una tantum'],
  ['valore', 'Valore'],
  ['cumulato', 'Cumulato'],
] as const

function Cifre({ trovato: { anni } }: Pick<Props, 'trovato'>) {
  return (
    <Section title="Gli importi del percorso">
      <AmountTable
        label="Il percorso in euro, anno per anno"
        columns={['Anno', 'Forma', ...voci.map(([, nome]) => nome)]}
        rows={anni.map((anno, t) => ({
          key: anno.anno,
          cells: [
            <Box component="span" key="anno" sx={{ whiteSpace: 'nowrap' }}>
              {anno.provvisorio && <Provisional short />}
              {anno.anno}
            </Box>,
            nomi[anno.forma],
            ...voci.map(([voce, nome]) => (
              <ExplainAny key={voce} path={`${PIANO}anni[${t}].${voce}`} name={`${nome} ${anno.anno} ${format.money(anno[voce])}`}>
                {format.amount(anno[voce])}
              </ExplainAny>
            )),
          ],
        }))}
      />
    </Section>
  )
}

/** Never changing, form by form, and converting in each year unless today's form is an S.r.l. already. */
function Alternative({ trovato: { fisse, conversione, totale, primoAnnoProvvisorio, tabella } }: Pick<Props, 'trovato'>) {
  // A form of the other kind of activity, or without its persons, has no figures in any year.
  const calcolate = tabella.flatMap(({ colonne }) => colonne.flatMap(({ forma, calcolata }) => (calcolata ? [forma] : [])))
  const ferme = codici.filter((forma) => fisse[forma] !== undefined && calcolate.includes(forma))
  const oggi = useOggi()
  const converte = oggi === null || forme.voceDi[oggi] !== 'srl'
  if (ferme.length === 0) return null
  const meno = (importo: number | null) => (importo === null || totale === null ? '—' : format.money(importo - totale))
  const migliore = conversione.reduce<number>((best, { totale: suo }) => Math.max(best, suo ?? -Infinity), -Infinity)
  return (
    <Section title={converte ? 'Senza cambiare, o passando alla S.r.l.' : 'Senza cambiare'} aside={primoAnnoProvvisorio !== null && <Provisional />}>
      <AmountTable
        label="Tenere sempre la stessa forma"
        columns={['Sempre', 'Totale', 'Rispetto al percorso']}
        rows={ferme.map((forma) => ({
          key: forma,
          cells: [nomi[forma], fisse[forma] === null ? 'non in tutti gli anni' : format.money(fisse[forma] ?? 0), meno(fisse[forma] ?? null)],
        }))}
      />
      {converte && (
        <AmountTable
          label="Quando passare alla S.r.l."
          columns={['In S.r.l. dal', 'Totale', 'Rispetto al percorso']}
          rows={conversione.map(({ anno, totale: suo }) => ({
            key: anno ?? 'mai',
            total: suo !== null && suo === migliore,
            cells: [anno === null ? 'mai' : String(anno), suo === null ? 'nessun percorso' : format.money(suo), meno(suo)],
          }))}
        />
      )}
    </Section>
  )
}

function Svolte({ trovato: { sensibilita } }: Pick<Props, 'trovato'>) {
  if (sensibilita.length === 0) return null
  return (
    <Section title="Che cosa cambia il percorso">
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {sensibilita.map(({ grandezza, variazione, percorso }) => (
          <li key={`${grandezza} ${variazione}`}>
            {`${grandezza === 'RICAVI' ? 'Ricavi' : 'Costi'} del primo anno ${variazione > 0 ? '+' : '−'}${format.percent(Math.abs(variazione))}: `}
            {percorso === null ? 'nessun percorso' : percorso.map((forma) => nomi[forma]).join(', ')}.
          </li>
        ))}
      </Box>
    </Section>
  )
}

/** An event of the plan with its effect. */
export const eventoDetto = (testo: string, effetto: number | null): string => (effetto === null ? testo : `${testo}. Effetto: ${format.money(effetto)}`)
