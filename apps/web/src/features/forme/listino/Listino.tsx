/** The studio's price list beside the fees: what it says, and its use in this profile. Without one, benchmarks count. */
import { format, forme } from '@bilancia/contract'
import { refusal } from '@bilancia/contract/api'
import { Button, Stack } from '@mui/material'
import { Suspense, useState } from 'react'
import { later } from '../../../design/later.tsx'
import { NotArrived } from '../../../design/NotArrived.tsx'
import { Note } from '../../../design/Note.tsx'
import { toast } from '../../../design/toast.ts'
import { useIdentity } from '../../auth/identity.ts'
import { useSimulation, useSimulationStore } from '../../simulator/store.ts'
import { empty, usePriceList, useStudio, withPrices } from './price-list.ts'

const ListinoDialog = later(async () => (await import('./ListinoDialog.tsx')).ListinoDialog)
const { nomiVoci, voci } = forme

export function Listino() {
  const studio = useStudio()
  const mayWrite = refusal('listinoScrittura', useIdentity()) === null
  const { data: list, error, refetch } = usePriceList()
  const { store } = useSimulationStore()
  const usable = useSimulation(({ values }) => (list ? empty(values, list.prezzi).length : 0))
  const [editing, setEditing] = useState(false)
  if (!studio) return null
  if (!list) return error && <NotArrived onRetry={refetch}>Il listino dello studio non è arrivato.</NotArrived>
  const said = nomiVoci.flatMap((voce) => (list.prezzi[voce] === null ? [] : [`${voci[voce]} ${format.money(list.prezzi[voce])}`]))
  const use = () => {
    const { values, replace } = store.getState()
    replace(withPrices(values, list.prezzi))
    toast.success('Onorari del listino scritti dove erano vuoti. «Annulla» li toglie.')
  }
  return (
    <>
      <Note>
        {said.length > 0
          ? `Listino di ${studio.Agency.Name}, all'anno: ${said.join('; ')}.`
          : `${studio.Agency.Name} non ha ancora un listino: gli onorari vuoti contano per i valori di riferimento (UNGDCEC 2025), e ogni forma lo dice tra i dati che mancano.`}
      </Note>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1, mb: 2, '@media print': { display: 'none' } }}>
        {said.length > 0 && (
          <Button size="small" variant="outlined" disabled={usable === 0} onClick={use}>
            Usa il listino dello studio
          </Button>
        )}
        {mayWrite && (
          <Button size="small" onClick={() => setEditing(true)} onMouseEnter={ListinoDialog.soon} onFocus={ListinoDialog.soon}>
            {said.length > 0 ? 'Cambia il listino' : 'Scrivi il listino'}
          </Button>
        )}
      </Stack>
      <Suspense>{editing && <ListinoDialog list={list} studio={studio.Agency.Name} onClose={() => setEditing(false)} />}</Suspense>
    </>
  )
}
