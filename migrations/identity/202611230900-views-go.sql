DROP VIEW "public"."identity_online_session";
