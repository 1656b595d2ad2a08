/** The calls of advice, of reminders and of a client's history. */
import { routes } from '@bilancia/contract/api'
import type { Deps } from '../../platform/deps.ts'
import { creationOf } from '../../platform/idempotency.ts'
import type { Mount } from '../../platform/mount.ts'
import type { Searches } from '../simulators/search/searches.ts'
import { history } from './history.ts'
import { reminderService } from './reminders.ts'
import { adviceService } from './service.ts'

export function advice(mount: Mount, deps: Pick<Deps, 'db' | 'vault' | 'clock' | 'asProgram'> & { readonly searches: Searches }): void {
  const service = adviceService(deps)
  const reminders = reminderService(deps)
  mount(routes.deliverAdvice, ({ who, params: { id }, body: { titolo }, request, gone }) =>
    service.deliver({ who, gone: gone() }, id, titolo, creationOf(request)),
  )
  mount(routes.advice, ({ who, params: { id } }) => service.open(who, id))
  mount(routes.adviceFile, ({ who, params: { id } }) => service.file(who, id))
  mount(routes.recalculateAdvice, ({ who, params: { id }, gone }) => service.recalculate({ who, gone: gone() }, id))
  mount(routes.adviceOutcome, ({ who, params: { id }, body: { esito } }) => service.decide(who, id, esito))
  mount(routes.clientHistory, ({ who, params: { id } }) => history(deps, who, id))
  mount(routes.insertReminder, ({ who, params: { id }, body, request }) => reminders.remind(who, id, body, creationOf(request)))
  mount(routes.closeReminder, ({ who, params: { id, promemoria }, body: { fatto } }) => reminders.closeReminder(who, id, promemoria, fatto))
  mount(routes.correctReminder, ({ who, params: { id, promemoria }, body }) => reminders.correctReminder(who, id, promemoria, body))
  mount(routes.deleteReminder, ({ who, params: { id, promemoria }, body: { prima } }) => reminders.deleteReminder(who, id, promemoria, prima))
  mount(routes.dueReminders, ({ who }) => reminders.due(who))
}
