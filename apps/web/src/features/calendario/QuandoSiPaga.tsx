/** 'Quando si paga': three years of payments of what the simulator has computed. */
import { inFull, type Message } from '@bilancia/contract'
import { Alert, Box, Skeleton } from '@mui/material'
import { Disclosure } from '../../design/Disclosure.tsx'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { onPaper } from '../simulator/figures.tsx'
import { PrintSheet } from '../simulator/PrintSheet.tsx'
import { useSimulation, useSimulationStore } from '../simulator/store.ts'
import { Accanto, Saldi } from './Accanto.tsx'
import { Acconti } from './Acconti.tsx'
import { titoloDi } from './accanto.ts'
import { Cassa } from './Cassa.tsx'
import { isCalendario, messaggiDi, useCalendario } from './calendar.ts'
import { Pagamenti } from './Pagamenti.tsx'
import { presupposti } from './presupposti.ts'
import { Scelte } from './Scelte.tsx'
import { type Altre, nomeDi, ripetePrimoAnno } from './state.ts'
import { tolti } from './tolti.ts'
import { perche } from './words.ts'

const questo: Altre = {}

export function QuandoSiPaga() {
  const { simulator } = useSimulationStore()
  const nome = nomeDi(simulator)
  const values = useSimulation((s) => s.values)
  const result = useSimulation((s) => s.result)
  const { data, error, isPlaceholderData } = useCalendario(questo)
  const risultato = data && isCalendario(data) ? data : null
  const titolo = titoloDi(nome, values, result, questo)
  return (
    <Box sx={{ '@media print': onPaper }} aria-busy={isPlaceholderData}>
      <PrintSheet title={`Quando si paga: ${titolo}`} />
      <Box sx={{ '@media print': { display: 'none' } }}>
        <Scelte nome={nome} />
      </Box>
      {error && !data && <Alert severity="error">{error.message}</Alert>}
      {!data && !error && <Skeleton variant="rounded" height={320} />}
      {data && !risultato && <Alert severity="info">{perche(nome, messaggiDi(data))}</Alert>}
      {risultato && (
        <>
          <Section title="Tre anni di cassa">
            <Cassa riepilogo={risultato.riepilogo} quale="scelto" nome={titolo} />
            {tolti(titolo, risultato).map((testo) => (
              <Note key={testo}>{testo}</Note>
            ))}
            {ripetePrimoAnno(nome, values) && <Note>Calcolato ripetendo il primo anno: il piano triennale non conta qui.</Note>}
            {presupposti(nome, values, result).map((testo) => (
              <Alert key={testo} severity="warning" sx={riga}>
                {testo}
              </Alert>
            ))}
            <Messaggi messaggi={risultato.messaggi} />
          </Section>
          <Acconti />
          <Accanto nome={nome} scelto={risultato} />
          <Saldi risultato={risultato} />
          <Pagamenti risultato={risultato} />
        </>
      )}
      <Fuori />
    </Box>
  )
}

const riga = { my: 0.5, py: 0 } as const
const gravita = { ERRORE: 'error', AVVISO: 'warning', NOTA: 'info' } as const

function Messaggi({ messaggi }: { readonly messaggi: readonly Message[] }) {
  return messaggi.map((message) => (
    <Alert key={message.id + message.campo + message.testo} severity={gravita[message.gravita]} sx={riga}>
      {inFull(message)}
    </Alert>
  ))
}

/** What the calendar leaves out, whatever is typed. */
const fuori = [
  'sospensioni del 2020 legate al calo dei ricavi e termine del 30/4/2021 del secondo acconto 2020',
  'sospensioni per calamità',
  'assemblee oltre 120 giorni dalla chiusura: il termine sarebbe la fine del mese dopo l’approvazione',
  'periodi d’imposta diversi dall’anno solare',
  'concordato preventivo biennale',
  'ravvedimento operoso',
  'limiti delle compensazioni: oltre 5.000 € l’anno un credito di imposte o IVA si usa dal decimo giorno dopo la dichiarazione (l’esonero dal visto con gli ISA più alti non è contato); il massimo di un anno; il divieto con debiti a ruolo oltre 50.000 €, 100.000 € fino al 2025',
  '730 con il datore di lavoro',
  'regolazione INAIL dell’anno dopo',
  'stipendi e TFR dei dipendenti',
  'trattamento integrativo e somma esente dell’art. 1, c. 4, L. 207/2024: li paga il datore di lavoro',
  'diritto annuale della Camera di commercio: lo contano Budget4u e, se è scritto tra i costi, Convenienza Srl',
  'IVA periodica: la stima soltanto la scheda «Cassa» di Budget4u',
] as const

function Fuori() {
  return (
    <Disclosure title="Che cosa il calendario non conta" kept>
      <Box component="ul" sx={{ m: 0, pl: 2.5, typography: 'caption' }}>
        {fuori.map((uno) => (
          <li key={uno}>{uno}</li>
        ))}
      </Box>
    </Disclosure>
  )
}
