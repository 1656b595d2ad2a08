/** The panel beside the form: what is missing, then the ranking with esito, grade and missing data of each form. */
import { format, forme, inForce } from '@bilancia/contract'
import { Box, Typography } from '@mui/material'
import { type Granted, GrantedList, granted } from '../simulator/page/Granted.tsx'
import { Missing } from '../simulator/page/Missing.tsx'
import { Part } from '../simulator/page/Part.tsx'
import { getPath, type Values } from '../simulator/path.ts'
import { useSimulation } from '../simulator/store.ts'
import { Cifra } from './Cifra.tsx'
import { Mancanti } from './Mancanti.tsx'
import { postoIn, useColonne, useMisura, useOggi, useResult } from './results.ts'
import { Stato } from './Stato.tsx'
import { inPiu } from './words.ts'

const { forme: nomi } = forme

const needed: Readonly<Record<string, (value: unknown) => boolean>> = {
  denominazione: (value) => typeof value === 'string' && value.trim() !== '',
  'attivita.tipologia': (value) => value === 'IMPRESA' || value === 'PROFESSIONE',
  'attivita.ricavi': (value) => Number(value) > 0,
}
const missing = (values: Values) => Object.keys(needed).filter((path) => !needed[path]?.(getPath(values, path)))

export function Classifica() {
  const colonne = useColonne()
  const misura = useMisura()
  const oggi = useOggi()
  const migliore = useResult('migliore')
  const ammessa = useResult('miglioreAmmessa')
  const inGara = colonne.filter(({ posizione }) => posizione !== null).toSorted((a, b) => (a.posizione ?? 0) - (b.posizione ?? 0))
  const posto = postoIn(colonne, misura)
  const conSrl = colonne.some(({ forma, calcolata }) => calcolata && forme.voceDi[forma] === 'srl')
  const lines = takenForGranted(
    useSimulation(({ values }) => values),
    conSrl,
  )
  const fuori = colonne.filter(({ posizione, calcolata }) => posizione === null && calcolata)
  return (
    <>
      <Missing missing={missing} />
      {ammessa !== null && ammessa !== migliore && (
        <Typography sx={{ my: 1 }}>
          La migliore è da verificare. Tra quelle già ammesse: <strong>{nomi[ammessa]}</strong>.
        </Typography>
      )}
      {inGara.length > 0 && (
        <Part title={`Classifica per ${misura === 'nettoInMano' ? 'netto in mano' : 'netto comparabile'}, in euro`}>
          <Box component="ol" sx={{ m: 0, pl: 2.5, '& > li': { mb: 1 } }}>
            {inGara.map((colonna) => (
              <li key={colonna.forma} value={posto(colonna) ?? undefined}>
                <Riga colonna={colonna} misura={misura} oggi={colonna.forma === oggi} />
              </li>
            ))}
          </Box>
        </Part>
      )}
      {fuori.length > 0 && (
        <Part title="Fuori classifica">
          <Box component="ul" sx={{ m: 0, pl: 2.5, '& > li': { mb: 1 } }}>
            {fuori.map((colonna) => (
              <li key={colonna.forma}>
                <Riga colonna={colonna} misura={misura} oggi={colonna.forma === oggi} />
              </li>
            ))}
          </Box>
        </Part>
      )}
      {inGara.length > 0 && <Attese oggi={oggi} />}
      {inGara.length > 0 && <GrantedList lines={lines} />}
    </>
  )
}

const capitaleProposto = forme.catalog.srl.fields.capitaleSociale.default

/** What counts because nobody has chosen otherwise, and a start that no form of the year can have. `conSrl`: a company is calculated. */
export function takenForGranted(values: Values, conSrl: boolean): Granted {
  const { annoImposta, attivita, formaAttuale, spese, srl } = inForce(forme.catalog, values)
  const { annoInizio, contabilita, tipologia } = attivita
  return [
    ...granted(
      annoInizio !== null && annoInizio > annoImposta,
      'attivita.annoInizio',
      `L'attività comincia nel ${annoInizio}, dopo l'anno d'imposta ${annoImposta}: il ${annoImposta} è calcolato lo stesso`,
    ),
    ...granted(
      tipologia === 'IMPRESA' && contabilita === 'SEMPLIFICATA',
      'attivita.contabilita',
      "Contabilità semplificata di ditta, impresa familiare e società di persone: dà la detrazione dell'art. 13, c. 5, TUIR",
    ),
    ...granted(formaAttuale !== 'NESSUNA' && spese.compreseInOggi, 'spese.compreseInOggi', 'I costi scritti comprendono già le spese della forma di oggi'),
    ...granted(
      conSrl && srl.capitaleSociale === capitaleProposto,
      'srl.capitaleSociale',
      `Capitale sociale della S.r.l. ${format.money(capitaleProposto)}, se non è stato scritto: ne dipende la riserva legale`,
    ),
  ]
}

type RigaProps = { readonly colonna: forme.Colonna; readonly misura: 'nettoInMano' | 'nettoComparabile'; readonly oggi: boolean }

function Riga({ colonna, misura, oggi }: RigaProps) {
  return (
    <>
      <Box sx={{ display: 'flex', justifyContent: 'space-between', gap: 1 }}>
        <span>
          {nomi[colonna.forma]}
          {oggi && <strong> (oggi)</strong>}
        </span>
        {/* The mark of a provisional year stays beside its figure. */}
        <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
          <Cifra colonna={colonna} voce={misura} nome={misura === 'nettoInMano' ? 'Netto in mano' : 'Netto comparabile'} />
        </Box>
      </Box>
      <Stato colonna={colonna} />
      <Mancanti colonna={colonna} />
    </>
  )
}

/** The advantage of the first year, if the change of form has one-off costs. */
function Attese({ oggi }: { readonly oggi: forme.Forma | null }) {
  const migliore = useResult('migliore')
  const colonna = useColonne().find(({ forma }) => forma === migliore)
  if (!colonna || oggi === null || migliore === oggi || !colonna.costiUnaTantum || colonna.vantaggioPrimoAnno === null) return null
  const { importo, senso } = inPiu(colonna.vantaggioPrimoAnno)
  return (
    <Typography variant="caption" component="p">
      {`Cambiare costa ${format.money(colonna.costiUnaTantum)} una tantum: il primo anno restano ${importo} ${senso} rispetto a oggi.`}
    </Typography>
  )
}
