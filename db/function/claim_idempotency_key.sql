-- Claims an idempotency key in one round trip (docs/design/booking.md, The claim (T1)). Verdicts:
--   go        run the request under `fence`
--   resume    run it from `recovery_point`: an earlier run stored its intent but no response
--   replay    return the stored `status` and `body`
--   in_flight another request holds the lock
--   mismatch  the key belongs to another request; `outcome` and `original_digest` describe it
-- `negative` is a carrier's rejection of the same payload within the last hour. It is read after the lock, because
-- the run that held it may have been rejected.
-- Commits asynchronously: the statements that follow flush the claim. Fences are random, so that a fence of a lost
-- claim is never reused.
create or replace function claim_idempotency_key(
  p_account_id text, p_livemode boolean, p_key text, p_operation text, p_body_digest bytea,
  p_lock interval, p_lifetime interval,
  out verdict text, out fence integer, out recovery_point text, out subject text,
  out outcome text, out status integer, out body text, out original_digest bytea, out negative jsonb)
language plpgsql as $$
declare
  known idempotency_key;
  moment timestamptz := sampan_clock();
begin
  perform set_config('synchronous_commit', 'off', true);
  fence := 1 + floor(random() * 1073741823)::integer;
  <<claiming>> begin
    loop
      insert into idempotency_key (account_id, livemode, key, operation, body_digest, fence, locked_until, created_at, expires_at)
      values (p_account_id, p_livemode, p_key, p_operation, p_body_digest, fence, moment + p_lock, moment, moment + p_lifetime)
      on conflict do nothing;
      if found then verdict := 'go'; exit claiming; end if;
      select * into known from idempotency_key k
      where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key for update;
      exit when found; -- else the key was deleted in between: retry
    end loop;

    moment := sampan_clock(); -- after the lock wait
    -- An expired key is new again, unless its booking is still unconfirmed. Storing a response restarts the lifetime,
    -- so a late response is replayed for as long as any other.
    if known.expires_at <= moment and known.locked_until <= moment and (known.recovery_point is null or known.status is not null) then
      update idempotency_key k set operation = p_operation, body_digest = p_body_digest, outcome = 'open',
        fence = claim_idempotency_key.fence, locked_until = moment + p_lock, recovery_point = null, subject = null,
        status = null, body = null, created_at = moment, expires_at = moment + p_lifetime
      where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key;
      verdict := 'go';
      exit claiming;
    end if;

    outcome := known.outcome;
    if known.operation <> p_operation or known.body_digest <> p_body_digest then
      verdict := 'mismatch'; original_digest := known.body_digest; return;
    end if;
    if known.status is not null then verdict := 'replay'; status := known.status; body := known.body; return; end if;
    if known.locked_until > moment then
      -- A longer lock was written before the clock was set back.
      update idempotency_key k set locked_until = moment + p_lock
      where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key and k.locked_until > moment + p_lock;
      verdict := 'in_flight'; return;
    end if;

    update idempotency_key k set fence = claim_idempotency_key.fence, locked_until = moment + p_lock
    where k.account_id = p_account_id and k.livemode = p_livemode and k.key = p_key;
    verdict := case when known.recovery_point is null then 'go' else 'resume' end;
    recovery_point := known.recovery_point;
    subject := known.subject;
  end;
  negative := (select n.detail from negative_cache n where n.account_id = p_account_id and n.livemode = p_livemode
    and n.operation = p_operation and n.body_digest = p_body_digest and n.expires_at > moment);
end $$;
