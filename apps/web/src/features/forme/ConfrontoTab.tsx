/** 'Confronto': one picture, one table of all forms, and the way into the simulator behind each. */
import { Typography } from '@mui/material'
import { Suspense } from 'react'
import { later } from '../../design/later.tsx'
import { Note } from '../../design/Note.tsx'
import { Section } from '../../design/Section.tsx'
import { Sheet } from '../simulator/Sheet.tsx'
import { Picture } from './Picture.tsx'
import { useColonne } from './results.ts'
import { Tabella } from './Tabella.tsx'

const Concordato = later(async () => (await import('./Concordato.tsx')).Concordato)

export function ConfrontoTab() {
  const colonne = useColonne()
  if (colonne.length === 0) return <Typography color="textSecondary">Il confronto compare quando c'è la tipologia dell'attività.</Typography>
  return (
    <Sheet title="confronto" landscape>
      <Section title="Che cosa resta, forma per forma">
        <Picture colonne={colonne} />
      </Section>
      <Section title="Tutte le forme">
        <Tabella colonne={colonne} />
        <Note>
          Fuori dal confronto: responsabilità limitata, TFM, welfare e rimborsi, auto e affitti alla società, INAIL, ISEE, concordato, cassa propria di un
          professionista in società, contributi dei coadiutori fuori dall'impresa familiare, avviamento e imposte all'uscita dalla S.r.l. Gli onorari vuoti
          contano per valori di riferimento di categoria (UNGDCEC 2025), non per il listino dello studio.
        </Note>
      </Section>
      <Suspense fallback={null}>
        <Concordato />
      </Suspense>
    </Sheet>
  )
}
