/** Texts and calls of the release notes, for list and detail. */
import { filled, notices, routes, type WhatsNewInput, type WhatsNewRecord, whatsNewForm } from '@bilancia/contract/api'
import { call } from '../../api/client.ts'
import { complete, type Draft, draftOf } from '../records/detail/draft.ts'
import type { Kind } from '../records/detail/kind.ts'

export type NewsDraft = Draft<WhatsNewInput>

export const newsKind: Kind<NewsDraft, WhatsNewRecord> = {
  name: 'news',
  title: 'Novità',
  newTitle: 'Nuova novità',
  listPath: '/whatsnew',
  detailPath: '/whatsNewDetail',
  form: whatsNewForm,
  toDraft: (record) => draftOf(whatsNewForm, record),
  load: (id) => call(routes.news, { params: { id } }),
  save: (values) => call(routes.saveNews, { body: complete<WhatsNewInput>(values) }),
  remove: (id) => call(routes.deleteNews, { body: id }),
  says: {
    notRetrieved: notices.RECUPERO_WHATSNEW,
    notSaved: notices.SALVATAGGIO_WHATSNEW,
    saved: ({ Title }) => filled(notices.WHATSNEW_SALVATA, { title: Title ?? '' }),
    added: () => notices.WHATSNEW_AGGIUNTA,
  },
}
