import type { ComponentPropsWithRef, CSSProperties, ReactNode } from 'react';
import { useLabelsOr } from '../labels/labels-context.ts';
import { pickerEnglish } from '../labels/languages/en.ts';
import { LiveRegion } from '../shared/LiveRegion.tsx';
import { type PartProps, type Render, renderPart } from '../shared/render-part.ts';
import { useSsrPart } from '../shared/use-ssr-style.tsx';
import { FieldProvider } from './field/FieldProvider.tsx';
import { pickerKeys } from './keys/picker-keys.ts';
import { useCovered, useFirstFocus } from './keys/use-picker-focus.ts';
import { PickerContext, usePicker } from './picker-context.ts';
import type { PickerOptions } from './picker-options.ts';
import { type Picker, usePickerModel } from './use-picker-model.ts';

export interface PickerElementProps {
  children?: ReactNode;
  className?: string | undefined;
  style?: CSSProperties | undefined;
  /** Renders a different element. @default `<div>` */
  render?: Render<ComponentPropsWithRef<'div'>, Picker> | undefined;
}

interface PickerFrameProps extends PickerOptions, PickerElementProps {
  /** True for a picker in a popover: Escape then closes it without clearing the term first. */
  isFloating?: boolean | undefined;
  /** True if the children include the step that asks for the variation of an emoji. @default false */
  hasVariations?: boolean | undefined;
}

export function PickerFrame({
  isFloating = false,
  hasVariations = false,
  render,
  children,
  className,
  style,
  ...options
}: PickerFrameProps) {
  const { autoFocus = false, onClose } = options;
  const { chosen } = useLabelsOr(pickerEnglish);
  const picker = usePickerModel(options, hasVariations);
  const { root, main, field, state, choosing } = picker;
  const { step, term } = state;
  const { sent } = choosing;
  useFirstFocus(root, field, { autoFocus, isFloating });
  useCovered({ root, main, field }, step !== undefined);
  const onEscape = () => {
    if (step) choosing.back();
    else if (!isFloating && (term || field.current?.value)) picker.write('');
    else if (onClose) onClose();
    else return false;
    return true;
  };
  const props: ComponentPropsWithRef<'div'> = {
    className,
    style,
    ref: root,
    tabIndex: isFloating ? -1 : undefined,
    ...pickerKeys(root, field, onEscape),
    children: (
      <>
        <FieldProvider>{children}</FieldProvider>
        <LiveRegion text={sent ? chosen(sent.name) : ''} textKey={sent?.count} />
      </>
    ),
  };
  const part = useSsrPart(render, 'div', props, picker);
  return <PickerContext.Provider value={picker}>{part}</PickerContext.Provider>;
}

interface PickerMainProps extends PartProps<'div'> {
  children: ReactNode;
}

export function PickerMain({ children, className, render }: PickerMainProps) {
  const { main } = usePicker();
  return renderPart(render, 'div', { ref: main, className, children });
}
