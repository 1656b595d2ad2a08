/** The best form and its advantage on today's, never without whether the law admits it, what is missing and what its figures leave out. */
import { format, forme, inForce } from '@bilancia/contract'
import { Typography } from '@mui/material'
import { Note } from '../../design/Note.tsx'
import { ProvisionalYear } from '../simulator/Provisional.tsx'
import type { Values } from '../simulator/path.ts'
import { HeadlineFrame, HeadlineTitle } from '../simulator/results/Headline.tsx'
import { ExplainAny } from '../simulator/results/Result.tsx'
import { useSimulation } from '../simulator/store.ts'
import { useColonne, useMisura, useOggi, useResult } from './results.ts'
import { Stato } from './Stato.tsx'
import { inPiu, rispettoA } from './words.ts'

const { forme: nomi } = forme

export function Headline({ compact = false }: { readonly compact?: boolean }) {
  const migliore = useResult('migliore')
  const colonne = useColonne()
  const colonna = colonne.find(({ forma }) => forma === migliore)
  const oggi = useOggi()
  const misura = useMisura()
  const senza = useSimulation(({ values }) => senzaCosti(values))
  if (!colonna)
    return (
      <HeadlineFrame compact={compact}>
        <HeadlineTitle compact={compact}>Confronto da completare</HeadlineTitle>
      </HeadlineFrame>
    )
  const { vantaggio, forma, ammissibilita, affidabilita, note } = colonna
  const firm = ammissibilita.esito === 'SI' && affidabilita.grado === 'COMPLETO'
  const diOggi = colonne.find((una) => una.forma === oggi)
  const confronto = vantaggio !== null && diOggi && diOggi !== colonna ? { ...inPiu(vantaggio), rispetto: rispettoA(diOggi) } : null
  const importo = confronto?.importo ?? format.money(colonna[misura] ?? 0)
  const netto = misura === 'nettoInMano' ? 'netto in mano' : 'netto comparabile'
  const clausola = confronto ? `${confronto.senso} ${confronto.rispetto}` : oggi === forma ? `${netto}: è già la forma di oggi` : netto
  return (
    <HeadlineFrame compact={compact}>
      <HeadlineTitle compact={compact} tone={firm ? 'accent.main' : 'text.primary'}>
        {nomi[forma]}
      </HeadlineTitle>
      <Stato colonna={colonna} />
      {!compact && (
        <Typography variant="h4" component="div">
          <ProvisionalYear />
          <ExplainAny path={`colonne.${forma}.${confronto ? 'vantaggio' : misura}`} name={`${importo} ${clausola}`}>
            {importo}
          </ExplainAny>
          <Typography component="span" sx={{ display: 'block' }}>
            {clausola}
          </Typography>
        </Typography>
      )}
      {!compact && senza && (
        <Note>
          Nessun costo indicato: fuori dal forfettario il reddito è pari ai ricavi, e ogni altra forma sembra costare più di quanto costa. Se i costi non si
          conoscono, va tolta la spunta «I costi sono noti».
        </Note>
      )}
      {!compact && note.map(({ id, dato, testo, norma }) => <Note key={`${id} ${dato}`}>{`${testo} (${norma})`}</Note>)}
    </HeadlineFrame>
  )
}

/** Whether the costs count as known although none was typed. */
function senzaCosti(values: Values): boolean {
  const dati = inForce(forme.catalog, values)
  return dati.attivita.costiNoti && forme.costiDi(dati) === 0
}
