/** Every payment of the three years: the day, what it pays, the code, the amount, which opens to its formula and norm. */
import { type calendario, format } from '@bilancia/contract'
import { Box } from '@mui/material'
import { Disclosure } from '../../design/Disclosure.tsx'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { AmountTable } from '../simulator/results/AmountTable.tsx'
import { ExplainAny } from '../simulator/results/Result.tsx'
import { useDeboli } from './calendar.ts'
import { Esporta } from './Esporta.tsx'
import { PERCORSI } from './state.ts'
import { chiPaga } from './words.ts'

type Props = { readonly risultato: calendario.Risultato }
type Riga = calendario.Pagamento & { readonly posizione: number }

export function Pagamenti({ risultato }: Props) {
  const { pagamenti, riepilogo } = risultato
  const { data } = useDeboli()
  const righe = pagamenti.map((una, posizione): Riga => ({ ...una, posizione }))
  // The answer lists the least certain reading of a payment first. In reverse order it is the one that the map keeps.
  const deboli = new Map(data?.deboli.toReversed().flatMap((una) => una.pagamenti.map((posizione) => [posizione, una] as const)) ?? [])
  const chi = chiPaga(risultato)
  return (
    <Section title="I pagamenti, giorno per giorno" aside={<Esporta />}>
      {riepilogo.anni.map(({ anno, totale }, k) => {
        const sue = righe.filter(({ data: giorno }) => giorno.startsWith(String(anno)))
        return (
          <Disclosure key={anno} title={`${anno}: ${sue.length} pagamenti, ${format.money(totale)}`} open={k < 2} kept>
            <AmountTable
              label={`Pagamenti del ${anno}`}
              columns={['Giorno', ...(chi ? ['Chi paga'] : []), 'Che cosa', 'Codice', 'Periodo', 'Importo']}
              texts={['Chi paga', 'Che cosa']}
              rows={sue.map((riga) => ({
                key: riga.posizione,
                cells: [
                  <Giorno key="giorno" riga={riga} debole={deboli.get(riga.posizione)} />,
                  ...(chi ? [chi(riga.soggetto)] : []),
                  <span key="che" title={riga.norma}>
                    {riga.descrizione}
                  </span>,
                  riga.codiceTributo ?? 'fuori F24',
                  [riga.periodoRiferimento, riga.rata].filter(Boolean).join(' · '),
                  <ExplainAny
                    key="importo"
                    path={`${PERCORSI.scelto}pagamenti[${riga.posizione}].importo`}
                    name={`${riga.descrizione}, ${format.day(riga.data)}, ${format.money(riga.importo)}`}
                  >
                    {format.money(riga.importo)}
                  </ExplainAny>,
                ],
              }))}
            />
          </Disclosure>
        )
      })}
      <Note>
        <Segno lettera="P" />: provvisorio, l'importo viene da un anno proiettato, o il giorno è di un anno le cui regole possono cambiare, o è una convenzione
        che la riga dice. <Segno lettera="M" />: il giorno o il codice è da memoria, nessun testo letto lo conferma. <Segno lettera="N" />: c'è una riserva,
        scritta sotto.
      </Note>
      {data ? <Deboli deboli={data.deboli} /> : <Note>Quali giorni e codici non sono confermati si sa con la rete: qui non è arrivato.</Note>}
    </Section>
  )
}

type Debole = NonNullable<ReturnType<typeof useDeboli>['data']>['deboli'][number]

function Giorno({ riga: { data, provvisorio }, debole }: { readonly riga: Riga; readonly debole: Debole | undefined }) {
  const lettera = debole ? letteraDi(debole) : null
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {format.day(data)}
      {provvisorio && <Segno lettera="P" />}
      {lettera && <Segno lettera={lettera} />}
    </Box>
  )
}

const segni = { P: 'Provvisorio', M: 'Da memoria', N: 'Con una riserva' } as const
/** The letter of a payment. A single source has none, because nearly every code of INPS rests on one: the list below the payments says so. */
const letteraDi = ({ attendibilita, nota }: Debole): 'M' | 'N' | null => (attendibilita === 'da memoria' ? 'M' : nota === null ? null : 'N')

function Segno({ lettera }: { readonly lettera: keyof typeof segni }) {
  return (
    <Box
      component="abbr"
      title={segni[lettera]}
      sx={{
        typography: 'caption',
        color: 'warning.main',
        border: 1,
        borderColor: 'warning.main',
        borderRadius: 0.75,
        px: 0.5,
        ml: 0.75,
        textDecoration: 'none',
      }}
    >
      {lettera}
    </Box>
  )
}

/** The days and codes that no text confirms, in words. The rows only have their letter. */
function Deboli({ deboli }: { readonly deboli: readonly Debole[] }) {
  if (deboli.length === 0) return null
  return (
    <Disclosure title={`Giorni e codici da verificare prima di usarli: ${deboli.length}`} kept>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'caption' }}>
        {deboli.map((una) => (
          <li key={`${una.id} ${una.nome} ${una.testo}`}>
            {`${una.nome}: ${una.testo}, ${una.attendibilita}.`}
            {una.nota && ` ${una.nota}.`}
          </li>
        ))}
      </Box>
    </Disclosure>
  )
}
