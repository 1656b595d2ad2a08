/** The saved calculations of the user in this application: list, save, overwrite, load, delete. */
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { use } from 'react'
import { useNavigate } from 'react-router'
import { useLateRefusal } from '../../../design/useLateRefusal.ts'
import { useIdentity } from '../../auth/identity.ts'
import { DocumentContext } from '../document/context.ts'
import { useSimulationStore } from '../store.ts'
import { archiveOf } from './archive-of.ts'

/** Only `load` changes typed values. After a change of the archive the lists are loaded again. */
export function useArchive() {
  const user = useIdentity()
  const acts = archiveOf({ simulation: useSimulationStore(), user, sync: use(DocumentContext)?.sync, navigate: useNavigate() })
  const queries = useQueryClient()
  const onSettled = () => queries.invalidateQueries({ queryKey: ['calculations', user.Username] })
  const networkMode = 'always'
  const onError = useLateRefusal()

  return {
    insert: useMutation({ networkMode, mutationFn: acts.insert, onError, onSettled }),
    overwrite: useMutation({ networkMode, mutationFn: acts.overwrite, onSettled }),
    load: useMutation({ networkMode, mutationFn: acts.load }),
    remove: useMutation({ networkMode, mutationFn: acts.remove, onSettled }),
  }
}
