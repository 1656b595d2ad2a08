/** Opens the simulator behind a column with the state that the column runs. */

import { type forme, valueAt } from '@bilancia/contract'
import { applications, refusal } from '@bilancia/contract/api'
import { Button } from '@mui/material'
import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useBrand } from '../../design/brand.tsx'
import { leaving } from '../../design/leaving.ts'
import { toast } from '../../design/toast.ts'
import { useIdentity } from '../auth/identity.ts'
import { NOT_ALLOWED, toolName } from '../shell/tools.tsx'
import { carried } from '../simulator/carried.ts'
import type { Values } from '../simulator/path.ts'
import { useSimulationStore } from '../simulator/store.ts'
import { found } from './plan.ts'

const isSocieta = (forma: forme.Forma) => forma === 'SOCIETA_DI_PERSONE' || forma.startsWith('SRL')

/** What the simulator has no field for, as a sentence after another one; empty if nothing is lost. */
export function nonPortato(values: Values, simulatore: 'iforfettari' | 'convsrl'): string {
  const finoAl = valueAt(values, 'requisiti.opzioneOrdinariaFinoAl')
  if (simulatore !== 'iforfettari' || typeof finoAl !== 'number' || finoAl < Number(values.annoImposta)) return ''
  return ` Qui l'opzione per la contabilità ordinaria non è contata: fino al ${finoAl} il regime forfettario è escluso (D.P.R. 442/1997, art. 3).`
}

export function Apri({ colonna: { forma, calcolata, persone } }: { readonly colonna: forme.Colonna }) {
  const simulatore = isSocieta(forma) ? 'convsrl' : 'iforfettari'
  const identity = useIdentity()
  const nome = toolName(simulatore, identity, useBrand())
  const { store } = useSimulationStore()
  const navigate = useNavigate()
  const open = useMutation({
    networkMode: 'always',
    mutationFn: async (quale: number) => {
      const { values, differs } = store.getState()
      const answer = await found({ cerca: 'apri', forma }, { differs })(values, { signal: new AbortController().signal })
      const aperto = 'aperti' in answer ? answer.aperti[quale] : undefined
      if (!aperto) throw new Error('La colonna non è calcolata: non c’è nulla da aprire.')
      const { path } = applications[aperto.simulatore]
      leaving(path, () => void navigate(path, { state: carried(aperto.stato, 'di Forme', nonPortato(values, aperto.simulatore)) }))
    },
    onError: ({ message }) => toast.error(message),
  })
  if (!calcolata) return '—'
  const closed = refusal(simulatore, identity) !== null
  const each = forma === 'STUDIO_ASSOCIATO' ? persone.map((persona) => persona.nome) : [null]
  return each.map((chi, quale) => (
    <Button
      key={chi}
      size="small"
      disabled={closed || open.isPending}
      title={closed ? NOT_ALLOWED : undefined}
      onClick={() => open.mutate(quale)}
      sx={{ whiteSpace: 'normal', textAlign: 'right' }}
    >
      {chi === null ? `Apri in ${nome}` : `Apri ${chi} in ${nome}`}
    </Button>
  ))
}
