/** Two calendars side by side, and the year in which one is left for the other: what stays due, what comes back as a credit. */
import { calendario, format, forme, sumToCent } from '@bilancia/contract'
import { Alert, Box, Typography } from '@mui/material'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { AmountTable } from '../simulator/results/AmountTable.tsx'
import { ExplainAny } from '../simulator/results/Result.tsx'
import { useSimulation } from '../simulator/store.ts'
import { altreDi, formaDi, giaPagato, scenari, scenarioDi, situazioneDi, titoloDi } from './accanto.ts'
import { Barre, Impatto, scalaDi } from './Cassa.tsx'
import { isCalendario, messaggiDi, useCalendario } from './calendar.ts'
import { Scelta } from './Scelte.tsx'
import { type Nome, PERCORSI, type Quale } from './state.ts'
import { tolti } from './tolti.ts'
import { chiPaga, perche } from './words.ts'

type Due = { readonly nome: Nome; readonly scelto: calendario.Risultato }

export function Accanto({ nome, scelto }: Due) {
  const values = useSimulation((s) => s.values)
  const result = useSimulation((s) => s.result)
  const altre = altreDi(nome, values, result)
  const { data } = useCalendario(altre)
  if (!altre) return null
  const altro = data && isCalendario(data) ? data : null
  const titoli = [titoloDi(nome, values, result, {}), titoloDi(nome, values, result, altre)] as const
  return (
    <Section title="Due calendari a confronto">
      {nome !== 'IFORFETTARI' && <ConChi nome={nome} altre={altre} />}
      {data && !altro && <Alert severity="info">{perche(nome, messaggiDi(data))}</Alert>}
      {altro && <Confronto titoli={titoli} due={[scelto, altro]} />}
    </Section>
  )
}

function ConChi({ nome, altre }: { readonly nome: Nome; readonly altre: NonNullable<ReturnType<typeof altreDi>> }) {
  const oggi = useSimulation(({ values, result }) => (nome === 'FORME' ? formaDi(values, result) : scenarioDi(values)))
  const tutte = nome === 'FORME' ? Object.entries(forme.forme) : Object.entries(scenari).map(([n, detto]) => [Number(n), detto] as const)
  const options = tutte.flatMap(([value, name]) => (value === oggi ? [] : [{ value, name }]))
  return (
    <Box sx={{ mb: 2, '@media print': { breakAfter: 'avoid' } }}>
      <Scelta path={nome === 'FORME' ? 'forma' : 'scenario'} write="accanto" label="Accanto a" options={options} applied={altre.forma ?? altre.scenario} />
    </Box>
  )
}

const quali: readonly [Quale, Quale] = ['scelto', 'accanto']

function Confronto({ titoli, due }: { readonly titoli: readonly [string, string]; readonly due: readonly [calendario.Risultato, calendario.Risultato] }) {
  const scala = scalaDi(due.map(({ riepilogo }) => riepilogo))
  const [uno, altro] = due
  return (
    <>
      {due.map(({ riepilogo }, k) => (
        <Box key={titoli[k]}>
          <Typography variant="subtitle2" component="h3">
            {titoli[k]}
          </Typography>
          <Barre riepilogo={riepilogo} nome={titoli[k] ?? ''} scala={scala} />
        </Box>
      ))}
      <AmountTable
        label="I due calendari, anno per anno"
        columns={['', titoli[0], titoli[1], 'Differenza']}
        rows={[
          ...uno.riepilogo.anni.map((anno, k) => ({
            key: anno.anno,
            cells: [
              `Si paga nel ${anno.anno}`,
              ...due.map(({ riepilogo }, q) => {
                const testo = format.money(riepilogo.anni[k]?.totale ?? 0)
                return (
                  <ExplainAny
                    key={titoli[q]}
                    path={`${PERCORSI[quali[q] ?? 'scelto']}riepilogo.anni[${k}].totale`}
                    name={`${titoli[q]}, ${anno.anno} ${testo}`}
                  >
                    {testo}
                  </ExplainAny>
                )
              }),
              `${format.difference((altro.riepilogo.anni[k]?.totale ?? 0) - anno.totale)} €`,
            ],
          })),
          {
            key: 'dovuto',
            cells: [
              "Dovuto dell'anno",
              ...due.map(({ riepilogo: { impatto } }, q) => (
                <Impatto key={titoli[q]} quale={quali[q] ?? 'scelto'} di="competenza" importo={impatto.competenza} nome={`${titoli[q]}, dovuto dell'anno`} />
              )),
              `${format.difference(sumToCent([altro.riepilogo.impatto.competenza, -uno.riepilogo.impatto.competenza]))} €`,
            ],
          },
          {
            key: 'picco',
            cells: ['Mese più pesante', ...due.map(({ riepilogo }, q) => <Picco key={titoli[q]} riepilogo={riepilogo} quale={quali[q] ?? 'scelto'} />)],
          },
        ]}
      />
      {due
        .flatMap((dato, q) => tolti(titoli[q] ?? '', dato))
        .map((testo) => (
          <Note key={testo}>{testo}</Note>
        ))}
    </>
  )
}

function Picco({ riepilogo, quale }: { readonly riepilogo: calendario.Risultato['riepilogo']; readonly quale: Quale }) {
  const { picco } = riepilogo.impatto
  if (!picco) return 'nessuno'
  const quando = `${format.monthName(picco.mese)} ${picco.anno}`
  return (
    <>
      {quando}, <Impatto quale={quale} di="picco.importo" importo={picco.importo} nome={`Pagamenti di ${quando}`} />
    </>
  )
}

const { tributi } = calendario
const parole: Readonly<Record<(typeof tributi)[number], string>> = {
  IRPEF: 'IRPEF',
  IMPOSTA_SOSTITUTIVA: 'Imposta sostitutiva',
  CEDOLARE_SECCA: 'Cedolare secca',
  FLAT_TAX_INCREMENTALE: 'Flat tax incrementale',
  ADDIZIONALE_REGIONALE: 'Addizionale regionale',
  ADDIZIONALE_COMUNALE: 'Addizionale comunale',
  IRAP: 'IRAP',
  IRES: 'IRES',
  IVS_FISSI: 'Contributi IVS sul minimale',
  IVS_PERCENTUALE: 'Contributi IVS oltre il minimale',
  GESTIONE_SEPARATA: 'Gestione separata',
  CASSA: 'Cassa',
  INAIL: 'INAIL',
  DIRITTO_CAMERALE: 'Diritto camerale',
  IVA: 'IVA',
  IVA_RETTIFICA: "Rettifica dell'IVA",
  TASSA_CONCESSIONE: 'Tassa sui libri sociali',
  RITENUTE_COMPENSI: 'Ritenute sui compensi',
  GESTIONE_SEPARATA_COMMITTENTE: 'Gestione separata sui compensi',
  ADDIZIONALE_REGIONALE_SOSTITUTO: 'Addizionale regionale trattenuta',
  ADDIZIONALE_COMUNALE_SOSTITUTO: 'Addizionale comunale trattenuta',
  RITENUTE_DIVIDENDI: 'Ritenute sui dividendi',
  INTERESSI_RATEAZIONE: 'Interessi di rateazione',
  SPESE: 'Spese',
}

/** What was due, what was paid ahead, what is still to be paid and what comes back: the year before and the two after it. */
export function Saldi({ risultato }: { readonly risultato: calendario.Risultato }) {
  const { annoImposta, riconciliazione, pagamenti } = risultato
  const chi = chiPaga(risultato)
  const cambia = useSimulation(({ values }) => situazioneDi(values) === 'ALTRO_REGIME')
  const righe = riconciliazione.map((riga, indice) => ({ ...riga, indice })).filter(({ dovuto, acconti, credito }) => dovuto || acconti || credito)
  if (righe.length === 0) return null
  const delPrima = sumToCent(pagamenti.filter(({ anno, capitale }) => anno < annoImposta && capitale > 0).map(({ capitale }) => capitale))
  const crediti = sumToCent(righe.filter(({ anno }) => anno <= annoImposta).map(({ credito }) => credito))
  return (
    <Section title={cambia ? 'Nel cambio: che cosa resta dovuto, che cosa torna' : 'Dovuto, pagato, da pagare'}>
      {cambia && (
        <Typography component="p" sx={{ mb: 1, maxWidth: 720 }}>
          {`Del ${annoImposta - 1}, l'anno prima del cambio, restano da pagare ${format.money(delPrima)}. `}
          {crediti > 0
            ? `Tornano come credito ${format.money(crediti)}: acconti versati per un'imposta che poi è minore.`
            : 'Nessun acconto versato torna come credito.'}
        </Typography>
      )}
      <AmountTable
        label="Saldi e crediti di ogni imposta"
        columns={['Imposta', ...(chi ? ['Chi paga'] : []), 'Anno', 'Dovuto', 'Già pagato', 'Saldo', 'Credito', 'Usato', 'Resta']}
        texts={['Chi paga']}
        rows={righe.map(({ indice, soggetto, posizione, tributo, anno, ...riga }) => ({
          key: indice,
          cells: [
            `${parole[tributo]}${posizione && ` (${posizione})`}`,
            ...(chi ? [chi(soggetto)] : []),
            anno,
            format.money(riga.dovuto),
            format.money(giaPagato(riga)),
            <ExplainAny
              key="saldo"
              path={`${PERCORSI.scelto}riconciliazione[${indice}].saldo`}
              name={`${parole[tributo]}, saldo ${anno} ${format.money(riga.saldo)}`}
            >
              {format.money(riga.saldo)}
            </ExplainAny>,
            ...[riga.credito, riga.creditoUsato, riga.creditoResiduo].map((importo) => (importo === 0 ? '—' : format.money(importo))),
          ],
        }))}
      />
      {righe.some(({ tributo }) => tributo === 'IVS_FISSI') && (
        <Note>
          I contributi sul minimale si pagano in quote e non hanno acconti: il saldo è la somma delle quote, anche di quelle versate prima dei tre anni di
          cassa.
        </Note>
      )}
    </Section>
  )
}
