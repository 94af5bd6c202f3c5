import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';
import { Spinner } from './feedback/Spinner';
import { color } from './theme/colors';
import { motion, radius, space, touchTarget, type } from './theme/tokens';

export type ButtonVariant = 'primary' | 'secondary' | 'quiet' | 'danger';

interface ButtonStyle {
  variant?: ButtonVariant;
  /** Fills the width it is given. */
  isWide?: boolean;
}

/**
 * A button. While `isBusy` it shows a spinner, keeps the focus and ignores presses. With another `type` or `form` it is another
 * element: a browser submits the form of a pressed element that its own press has made a submit button.
 */
export function Button({
  variant = 'primary',
  isWide = false,
  isBusy = false,
  type: buttonType = 'button',
  children,
  onClick,
  ...rest
}: ComponentProps<'button'> & ButtonStyle & { isBusy?: boolean }) {
  return (
    <PlainButton
      key={`${buttonType} ${rest.form}`}
      {...rest}
      type={buttonType}
      $variant={variant}
      $isWide={isWide}
      aria-busy={isBusy || undefined}
      aria-disabled={isBusy || rest['aria-disabled']}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    >
      {isBusy && <Spinner />}
      {children}
    </PlainButton>
  );
}

/** A link styled as a button, to a route of the app. */
export function LinkButton({
  variant = 'primary',
  isWide = false,
  ...rest
}: ComponentProps<typeof Link> & ButtonStyle) {
  return <PlainLink {...rest} $variant={variant} $isWide={isWide} />;
}

const variants = {
  primary: css`
    background: ${color.accent};
    color: ${color.accentText};
    &:hover { background: ${color.accentStrong}; color: ${color.accentText}; }
  `,
  secondary: css`
    background: ${color.surfaceRaised};
    border-color: ${color.lineStrong};
    color: ${color.text};
    &:hover { border-color: ${color.accent}; color: ${color.accent}; }
  `,
  quiet: css`
    background: transparent;
    color: ${color.accent};
    &:hover { background: ${color.accentSoft}; color: ${color.accentStrong}; }
  `,
  danger: css`
    background: ${color.bad};
    color: ${color.badText};
    &:hover { background: ${color.badStrong}; color: ${color.badText}; }
  `,
};

const shape = css`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: ${space(2)};
  min-height: ${touchTarget};
  padding: ${space(2)} ${space(4)};
  border: 1px solid transparent;
  border-radius: ${radius.medium};
  ${type('body', 600)}
  text-align: center;
  text-decoration: none;
  cursor: pointer;
  transition: background ${motion.quick}, border-color ${motion.quick}, color ${motion.quick};
  &:disabled, &[aria-disabled='true'] { opacity: 0.6; cursor: not-allowed; }
  &[aria-busy='true'] { cursor: progress; }
`;

const buttonStyle = css<{ $variant: ButtonVariant; $isWide: boolean }>`
  ${shape}
  width: ${({ $isWide }) => ($isWide ? '100%' : 'auto')};
  ${({ $variant }) => variants[$variant]}
`;

/** A secondary button, for what is neither a `<button>` nor a link of the app. */
export const secondaryButton = css`${shape} ${variants.secondary}`;

const PlainButton = styled.button<{ $variant: ButtonVariant; $isWide: boolean }>`${buttonStyle}`;
const PlainLink = styled(Link)<{ $variant: ButtonVariant; $isWide: boolean }>`${buttonStyle}`;
