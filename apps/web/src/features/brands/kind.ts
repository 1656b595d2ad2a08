/** Texts and calls of the brands, for list and detail. */
import { type BrandInput, type BrandRecord, brandForm, routes } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { complete, type Draft, draftOf } from '../records/detail/draft.ts'
import type { Kind } from '../records/detail/kind.ts'

export type BrandDraft = Draft<BrandInput>

export const brandKind: Kind<BrandDraft, BrandRecord> = {
  name: 'brands',
  nameOf: ({ Name }) => Name,
  title: 'Marchio',
  newTitle: 'Nuovo marchio',
  listPath: '/marchi',
  detailPath: '/marchio',
  form: brandForm,
  toDraft: (record) => draftOf(brandForm, record),
  load: (id) => call(routes.brand, { params: { id } }),
  save: (values) => call(routes.saveBrand, { body: complete<BrandInput>(values) }),
  remove: (id) => call(routes.deleteBrand, { body: id }),
  says: {
    notRetrieved: 'Errore in recupero marchi: {status}',
    notSaved: 'Problemi nel salvataggio del marchio',
    saved: ({ Name }) => `Marchio ${Name} salvato! Si vede dalla prossima pagina che si apre.`,
    added: ({ Code }) => `Marchio aggiunto. Per mostrarlo a un indirizzo: BRAND_HOSTS, codice ${Code}.`,
  },
}
