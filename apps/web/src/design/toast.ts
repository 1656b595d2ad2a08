/**
 * Messages to the user: `toast.success('Salvato')`, `toast.info`, `toast.warning`, `toast.error`. A second text is the
 * title. Callable from anywhere; `Toaster` shows them.
 */
import { create } from 'zustand'

export type Severity = 'success' | 'info' | 'warning' | 'error'
export type Toast = { readonly id: number; readonly severity: Severity; readonly text: string; readonly title: string | undefined }

/** The queue, oldest first. */
export const useToasts = create<{ readonly queue: readonly Toast[] }>(() => ({ queue: [] }))

let last = 0
const push = (severity: Severity) => (text: string, title?: string) => {
  last += 1
  const added = { id: last, severity, text, title }
  useToasts.setState(({ queue }) => (queue.at(-1)?.text === text ? { queue } : { queue: [...queue, added] }))
}

export const toast = { success: push('success'), info: push('info'), warning: push('warning'), error: push('error') } as const

/** Removes the toast from the screen. */
export function dismissToast(id: number) {
  useToasts.setState(({ queue }) => ({ queue: queue.filter((shown) => shown.id !== id) }))
}
